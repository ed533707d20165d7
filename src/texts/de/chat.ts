import type { ChatTexts } from '../chat-texts.ts';
import { result } from './games.ts';
import { and, count, or } from './grammar.ts';
import { lengthOf } from './matches.ts';
import { problems } from './problems.ts';
import { tableOptions } from './table-options.ts';

const units = {
  minute: ['Minute', 'Minuten'],
  hour: ['Stunde', 'Stunden'],
  day: ['Tag', 'Tage'],
  week: ['Woche', 'Wochen'],
} as const;
const editions: Readonly<Record<string, string>> = { first: 'erste', second: 'zweite', third: 'dritte' };
const moves = (number: number) => count(number, 'Zug', 'Zügen');

const fieldScoring: Readonly<Record<string, string>> = {
  'per-field': 'Wiesen zählen pro Wiese',
  'per-field-city-once': 'eine Stadt zählt nur für eine Wiese',
  'per-city': 'Wiesen zählen pro Stadt',
};

/** Rules of a table that differ from its edition. */
const options: Readonly<Record<string, (value: string | number) => string>> = {
  fieldScoring: (value) => fieldScoring[value] ?? `${value}`,
  fieldPoints: (value) => `${value} Punkte je Stadt für Bauern`,
  smallCity: (value) => `kleine Städte ${value}`,
  handSize: (value) => (value === 3 ? 'Hand von drei' : 'ohne Hand'),
  sharing: (value) => (value === 'majority' ? 'die Mehrheit bekommt alles' : 'jeder Gefolgsmann zählt'),
};

const ownAccount = 'Du spielst schon mit einem eigenen Konto.';

/** The texts of answers in a chat, in German. */
export const chat: ChatTexts = {
  sides: { N: 'N', E: 'O', S: 'S', W: 'W' },
  allBut: (corner) => `außer ${corner}`,

  ownAccount,
  claimWith: (url) =>
    `Öffne diesen Link und melde dich an, um deine Partien von hier in dein Konto zu übernehmen. Behalt ihn für dich: ${url}`,

  yourTurn: (game, move, question) => `${game}, Zug ${move}. Du bist dran: ${question}.`,
  turnOf: (game, move, name) => `${game}, Zug ${move}. ${name} ist dran.`,
  waitsForOther: (game, move) =>
    `${game}, Zug ${move}. Sie wartet auf die andere Partie mit denselben Plättchen.`,
  over: (game, move) => `${game} ist nach ${moves(move)} zu Ende.`,
  open: (game, taken, seats) => `${game} hat noch nicht begonnen: ${taken} von ${seats} Plätzen besetzt.`,
  ended: (game, move) => `${game} endete nach ${moves(move)} ohne Ergebnis.`,
  isAborted: 'ohne Ergebnis beendet',
  aborted: (game) => `${game} wurde abgebrochen.`,
  until: (time) => `bis ${time}`,
  deadline: (time) => `Frist: ${time}.`,
  noDeadline: 'Es gibt keine Frist.',
  pausedNow: 'Die Partie pausiert: keine Frist.',
  paused: 'pausiert',
  tile: (tile) => `Plättchen: ${tile}.`,
  hand: (tiles) => `Deine Hand: ${tiles.join('; ')}.`,
  bag: (remaining) => `Noch ${remaining} Plättchen im Beutel.`,
  points: (list) => `Punkte: ${list.join(', ')}.`,
  won: (names, points) => `${result.won(names)}: ${points.join(', ')}.`,
  seated: (names) => `Am Tisch: ${names.join(', ')}.`,
  joinWith: (command) => `So spielen andere mit: ${command}`,
  startWith: (command) => `Um ohne die freien Plätze anzufangen: ${command}`,

  tournaments: {
    acts: {
      enter: ['mitmachen', 'teilnehmen', 'anmelden'],
      join: ['beitreten', 'annehmen'],
      invite: ['einladen'],
      leave: ['aussteigen', 'austreten', 'abmelden'],
    },
    title: 'Turniere und Ligen:',
    none: 'Zurzeit gibt es keine Turniere. Auf der Website kannst du eines anlegen.',
    unknown: (number) => `Ein Turnier Nummer ${number} steht nicht auf der Liste.`,
    more: (example, entering) => `Mehr mit „${example}“; mit „${entering}“ bist du dabei.`,
    kinds: {
      swiss: 'Schweizer System',
      'round-robin': 'Jeder gegen jeden',
      elimination: 'K.-o.-System',
      league: 'Liga',
      ladder: 'Rangliste',
    },
    entrants: (number) => `${number} Spieler`,
    ofCapacity: (number, most) => `${number} von ${most} Spielern`,
    teams: (number) => count(number, 'Team', 'Teams'),
    teamsOfCapacity: (number, most) => `${number} von ${most} Teams`,
    round: (round, of) => (of === undefined ? `Runde ${round}` : `Runde ${round} von ${of}`),
    entered: 'du bist dabei',
    youEntered: (name) => `Du nimmst an „${name}“ teil. Deine Partien beginnen von selbst.`,
    youLeft: (name) => `Du nimmst an „${name}“ nicht mehr teil.`,
    notEntered: 'Du bist dort nicht dabei.',
    leaveSure: (name, leaving) =>
      `„${name}“ läuft schon. Deine laufenden Partien gehen weiter, neue beginnen nicht mehr. Sicher? Schreib: ${leaving} ja`,
    team: (name, members) => `${name}: ${members.join(', ')}`,
    yourTeam: (name, members) => `Dein Team ist ${name}: ${members.join(', ')}.`,
    invitesYou: (captain, team, joining) => `${captain} lädt dich ins Team ${team} ein. Schreib: ${joining}`,
    exampleTeam: 'Die Äbte',
    whichName: (entering) => `Hier spielen Teams. Wie heißt deines? Schreib zum Beispiel: ${entering}`,
    badTeamName: 'So kann kein Team heißen. Ein Name hat höchstens 60 sichtbare Zeichen.',
    teamEntered: (team, name) => `${team} ist bei „${name}“ angemeldet, und du bist der Kapitän.`,
    inviteOthers: (size, inviting) =>
      `Das Team spielt mit, sobald es ${size} Mitglieder hat. Lade andere ein: ${inviting}`,
    teamJoined: (team, name) => `Du spielst bei „${name}“ für ${team}. Deine Partien beginnen von selbst.`,
    notInvited: 'Du bist dort in keinem Team, und keines hat dich eingeladen.',
    whichTeam: 'Welches Team?',
    teamLeft: (team) => `Du hast ${team} verlassen.`,
    teamDeclined: (team) => `Du hast die Einladung von ${team} abgelehnt.`,
  },

  yourMove: (question) => `Du bist dran: ${question}. Schreib „optionen“.`,
  held: 'Entschieden. Dein Zug kommt aufs Brett, sobald die andere Partie mit denselben Plättchen so weit ist.',
  nextYou: (question) => `Du bist noch einmal dran: ${question}. Schreib „optionen“.`,
  next: (name, tile) => `Jetzt ${name}${tile === undefined ? '' : ` mit ${tile}`}.`,
  started: (game) => `${game} beginnt!`,
  andMore: (number) => `… und ${number} mehr: schreib „verlauf“.`,

  optionsHint: (example, deployment, isAbridged) =>
    deployment === undefined
      ? `Antworte mit der Nummer, etwa ${example}.`
      : `${example} legt nur das Plättchen, ${deployment} auch Figur ${deployment.replace(/^[^.]*/, '')}${isAbridged ? `; ${example}? zeigt die Figuren` : ''}.`,
  piecesHint: (example) => `${example} legt nur das Plättchen; ${example}? zeigt die Figuren.`,
  moreOfThese: (count, example) => `… und ${count} weitere: „${example}“ zeigt sie.`,
  moreElsewhere: (count, example) => `… und ${count} weitere: Nenn das Feld, etwa „${example}“.`,
  insteadOfPiece: 'Wo du es auch legst, statt einer Figur darauf:',
  actionsHint: (examples) => `Schreib es hinter die Nummer: ${examples.join(' · ')}`,
  together: (example) => `Mehrere auf einmal: ${example}`,
  onPage: (page, pages) => `Seite ${page} von ${pages}; die nächste: „optionen seite ${page + 1}“`,
  lastPage: (page, pages) => `Seite ${page} von ${pages}.`,
  notYourTurn: (name) => `Du bist nicht dran: ${name} ist am Zug.`,
  severalWays: (cell, number) => `Auf ${cell} kann das Plättchen auf ${number} Arten liegen:`,
  noSuchLabel: (label) =>
    `Die Möglichkeit ${label} gibt es jetzt nicht. „optionen“ zeigt, was du tun kannst.`,
  stale: (move, now) =>
    `Das Brett hat sich geändert, seit du es angesehen hast (jetzt ist es Zug ${now}); ${move} wurde nicht gespielt. Schreib „optionen“.`,
  nothingToPass: (question) => `Passen geht jetzt nicht: ${question}. Schreib „optionen“.`,

  scoreLine: (place, name, points, projected) =>
    `${place}. ${name} ${points}${projected === undefined ? '' : ` (${projected}, wenn es jetzt endete)`}`,
  pieces: (list) => (list.length === 0 ? 'keine Figur frei' : `frei: ${list.join(', ')}`),
  holds: (list) => `hat ${list.join(', ')}`,
  hasResigned: result.resigned,
  afterHint: 'nach einem Tipp',
  noMoves: 'Noch ist nichts geschehen.',
  remaining: (number) => `${number} Plättchen ${number === 1 ? 'kann' : 'können'} noch kommen:`,
  noneRemaining: 'Es sind keine Plättchen mehr übrig.',
  fitting: (cell, number) =>
    `Auf ${cell} ${number === 1 ? 'passt noch 1 Plättchen' : `passen noch ${number} Plättchen`}, die kommen können:`,
  noneFitting: (cell) => `Kein Plättchen, das noch kommen kann, passt auf ${cell}.`,
  textBoard:
    'Auf einem Plättchen: sein Buchstabe, seine Vierteldrehungen und die Nummer des Spielers, der darauf steht.',
  players: (names) => names.map((name, seat) => `${seat} ${name}`).join(', '),
  invitedTo: 'du bist eingeladen',

  yourGames: 'Deine Partien:',
  noGames: 'Du hast keine Partien. „neu“ eröffnet eine, „offen“ zeigt, wo du mitspielen kannst.',
  openGames: 'Hier kannst du mitspielen:',
  noOpenGames: 'Kein Tisch ist für dich offen. „neu“ eröffnet einen.',
  itsYourTurn: 'du bist dran',
  waitsForOtherShort: 'wartet auf die andere Partie',
  turnOfShort: (name) => `${name} ist dran`,
  isOver: 'zu Ende',
  notStarted: (taken, seats) => `noch nicht begonnen, ${taken} von ${seats}`,
  moreGames: 'Auf der Website gibt es noch mehr.',
  whichGame: (command) => `Welche Partie? Stell ihre Kennung voran, etwa: ${command}`,
  unknownGame: (id) => `Ich finde keine Partie #${id}. „partien“ zeigt deine.`,
  noGameFor: 'Dafür hast du keine Partie. „partien“ zeigt deine, „neu“ eröffnet eine.',

  posted: 'Nachricht an den Tisch gesendet.',
  tooLong: 'Das ist zu lang: höchstens 2000 Zeichen.',
  commandTooLong: 'Das ist zu lang für einen Befehl. Eine Nachricht an den Tisch beginnt mit „sag“.',
  noMessages: 'Noch keine Nachrichten.',
  noOthers: 'Gesendet. Noch bist du allein am Tisch; wer dazukommt, liest es dann.',
  resignSure: (game, command) =>
    `Damit ist ${game} für dich vorbei; deine Punkte bleiben, und die anderen spielen weiter. Sicher? Schreib: ${command}`,
  resignYes: 'aufgeben ja',
  resignMatch: (command) => `Um das ganze Match aufzugeben, schreib: ${command}`,
  resignMatchSure: (command) =>
    `Damit gibst du das ganze Match auf: Du gibst seine laufenden Partien auf, und die andere Person hat es gewonnen. Sicher? Schreib: ${command}`,
  resignMatchYes: 'aufgeben match ja',
  noMatch: 'Diese Partie gehört zu keinem Match.',
  matchBegun: 'Das nächste Match hat begonnen.',
  matchResigned: 'Du hast das Match aufgegeben.',
  tooManyInvited: 'Höchstens zwanzig Leute lassen sich auf einmal einladen.',
  badTime: 'Die Zeit für einen Zug reicht von einer Minute bis zu einem Jahr.',
  created: (game) => `${game} ist eröffnet.`,
  tableFacts: (facts) => `${facts.join(', ')}.`,
  seats: (number) => `${number} Spieler`,
  edition: (id) => (id === 'bga' ? 'BGA-Regeln' : `${editions[id] ?? id} Ausgabe`),
  option: (name, value) => options[name]?.(value) ?? `${name} ${value}`,
  time: (amount, unit) => count(amount, units[unit][0], units[unit][1]),
  perMove: (time) => `${time} je Zug`,
  playThis: (label) => `${label} spielen? Antworte ${label} oder ja.`,
  nothingAsked: 'Es ist keine Frage offen. „optionen“ zeigt, was du spielen kannst.',
  onVacation: (from, until) => `Du bist von ${from} bis ${until} im Urlaub; deine Uhren stehen still.`,
  noVacation: 'Du hast keinen Urlaub geplant.',
  vacationDaysLeft: (days) => `Dieses Jahr hast du noch ${days} Urlaubstage.`,
  noDeadlines: 'keine Fristen',
  forfeits: 'nach drei verpassten Zügen bist du raus',
  drawnSeats: 'Reihenfolge ausgelost',
  minReliability: (percent) => `Zuverlässigkeit ab ${percent} %`,
  visibility: {
    public: 'offen für alle',
    unlisted: 'mit Einladung oder Code',
    private: 'privat',
  },
  challenged: (name, match) =>
    `Du hast ${name} herausgefordert: ${lengthOf(match)}. Das Match beginnt mit der Zusage.`,
  invitedNow: (names) => `Eingeladen: ${names.join(', ')}.`,
  invitedJoin: (command) => `So spielen sie mit: ${command}`,
  joined: (game) => `Du bist bei ${game} dabei.`,
  joinedAlready: (game) => `Du hast schon einen Platz an ${game}.`,
  left: (game) => `Du hast ${game} verlassen.`,
  nudged: (name) => `${name} wurde erinnert.`,
  robotSeated: (name, game) => `${name} ist bei ${game} dabei.`,
  requested: (what, names) => `Angefragt: ${what}. Es fehlt noch die Antwort von ${and(names)}.`,
  waitingForAnswers: (names, until) => `Es fehlt noch die Antwort von ${and(names)}, bis ${until}.`,
  howToAnswer: 'Schreib „einverstanden“ oder „ablehnen“.',
  nothingRequested: 'In dieser Partie ist keine Bitte offen.',
  whichRequest: 'Welche davon? Nenn sie, etwa: einverstanden Pause',
  agreed: (what) => `Du bist einverstanden: ${what}. Andere müssen noch antworten.`,
  youAreBack: (game) => `In ${game} entscheidest du wieder selbst.`,
  standsIn: 'bei Zeitüberschreitung spielt ein Roboter',
  unknownTable: (which) =>
    `Kein offener Tisch zu „${which}“. Schreib die Kennung (mitspielen #3f9ac) oder den Einladungscode; „offen“ zeigt die Tische.`,

  notUnderstood: (input) => `Ich verstehe „${input}“ nicht.`,
  didYouMean: (words) => `Meintest du ${words.map((word) => `„${word}“`).join(' oder ')}?`,
  tryHelp: '„hilfe“ zeigt dir alle Befehle.',
  decisionForm:
    'Ein Zug ist eine Nummer aus „optionen“ (3a.1), oder Feld, Drehung und Figur: 3,-1 r90 gefolgsmann@straße0.',
  newUnclear: (word) =>
    `Ich verstehe „${word}“ nicht, darum wurde kein Tisch eröffnet. „hilfe neu“ erklärt, was ich verstehe.`,

  overview: [
    'Carcassonne per Post. Dein Zug: „optionen“, dann eine Nummer wie 3a.1.',
    'Ansehen: partien, stand, brett, optionen, punkte, verlauf, rest, nachrichten, seite, mein konto',
    'Spielen: 3a.1 (eine Nummer), 3,-1 r90 gefolgsmann@straße0 (ein ganzer Zug), passe, aufgeben',
    'Tische: neu, offen, mitspielen, einladen, los, aufstehen, revanche, anstupsen, sag TEXT',
    'Bei mehreren Partien Kennung voran: #3f9ac optionen. Mehr: hilfe neu. Neu im Spiel: lernen',
  ].join('\n'),

  cancelled: (game) => `Du hast ${game} abgesagt.`,
  declined: (game) => `Du hast die Einladung zu ${game} abgelehnt.`,
  whichInvitation: 'Welche davon? Stell die Kennung voran, etwa: #3f9ac ablehnen',
  blocked: (name) => `${name} ist gesperrt: Ihr begegnet euch nicht mehr und lest nichts voneinander.`,
  unblocked: (name) => `${name} ist nicht mehr gesperrt.`,
  muted: (name) => `Du liest keine Nachrichten von ${name} mehr.`,
  unmuted: (name) => `Du liest die Nachrichten von ${name} wieder.`,
  reported: (name) => `Danke. Die Betreiber sehen sich deine Meldung über ${name} an.`,
  reportHow: 'Schreib, wen und warum, etwa: melden @ole spam TEXT. Die Gründe:',

  refused: {
    ...problems,
    'assistance-off': tableOptions.assistance.off.sentence,
    'already-claimed': ownAccount,
    'too-many-requests': 'Das war zu oft. Versuch es später noch einmal.',
    'game-not-found': 'Diese Partie finde ich nicht, oder du darfst sie nicht sehen.',
  },
  tooManySeats: (expansions) => `Zwei bis fünf können spielen; sechs mit ${or(expansions)}.`,
  nobodyCalled: (handle) => `Hier heißt niemand ${handle}.`,
  illegal: (detail, rule) => `${detail}${rule === undefined ? '' : ` (${rule})`}`,
  fitsElsewhere: (labels) => `Dort passt es als ${labels.join(', ')}.`,
  mayStandThere: (list) => `Dort kannst du nehmen: ${list.join(' · ')}`,
  nobodyMayStand: 'Dort kannst du keine Figur aufstellen; leg nur das Plättchen.',
  seeOptions: '„optionen“ zeigt, was du tun kannst.',
};
