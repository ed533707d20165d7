import { expansionWords } from '#expansion-words/de';
import type { CommandTexts } from '../chat-texts.ts';
import type { TerminalTexts } from '../en/commands.ts';
import { chatNames } from '../expansion-words.ts';
import { allSaid } from '../table-options.ts';
import { tableOptions } from './table-options.ts';

/** The words of each command, and more about it for `hilfe`, in German. */
export const commands: CommandTexts = {
  help: {
    words: ['hilfe', 'befehle', 'hallo', 'moin', 'servus'],
    help: 'hilfe BEFEHL: mehr zu einem Befehl.',
  },
  learn: {
    words: ['lernen', 'lektionen', 'lektion'],
    help: [
      'lernen: kurze Lektionen, für die du keine Partie brauchst. „lernen 2“: die zweite.',
      '„lernen 2 1a.1“: die Möglichkeit 1a.1 darin; für den nächsten Schritt kommt eine dazu, etwa „lernen 2 1a.1 3b“.',
    ].join('\n'),
  },
  games: {
    words: ['partien', 'meine partien', 'spiele', 'meine spiele', 'liste'],
    help: [
      'partien: deine Partien, wer dran ist und bis wann.',
      'Jede hat eine Kennung. Bei mehreren Partien stell sie voran, etwa: #3f9ac optionen',
    ].join('\n'),
  },
  open: {
    words: ['offen', 'offene partien', 'offene tische'],
    help: 'offen: Partien, bei denen du mitspielen kannst.',
  },
  turn: {
    words: ['stand', 'lage', 'neues', 'wer ist dran', 'bin ich dran', 'wer ist am zug'],
    help: 'stand: was seit deinem letzten Zug geschehen ist und wer dran ist.',
  },
  board: {
    words: [
      'brett',
      'spielbrett',
      'bild',
      'karte',
      'zeig das brett',
      'zeig mir das brett',
      'zeige mir das brett',
    ],
    help: [
      'brett: wie die Partie steht, mit Bild. „brett text“ zeichnet es mit Buchstaben:',
      '# Stadt, + Straße, ~ Fluss, . Wiese. Felder sind x,y: x wächst nach Osten, y nach Süden.',
    ].join('\n'),
  },
  options: {
    words: [
      'optionen',
      'zuge',
      'zuege',
      'auswahl',
      'was kann ich tun',
      'was kann ich machen',
      'was kann ich spielen',
    ],
    help: [
      'optionen: was du tun kannst, nummeriert wie im Bild. „optionen seite 2“: der Rest.',
      '  3a: legt das Plättchen so, ohne Figur',
      '  3a.1: auch Figur .1; 3a straße: auch eine Figur auf die Straße',
      '  3a?: zeigt, welche Figuren dort stehen können',
      '  3: zeigt die Lagen auf Feld 3; gibt es nur eine, legt 3 das Plättchen',
    ].join('\n'),
  },
  score: {
    words: ['punkte', 'punktestand', 'wertung'],
    help: 'punkte: der Punktestand, und der Endstand, wenn die Partie jetzt endete.',
  },
  log: {
    words: ['verlauf', 'protokoll', 'chronik'],
    help: 'verlauf: die letzten fünf Züge. „verlauf 12“: die letzten zwölf.',
  },
  remaining: {
    words: ['rest', 'beutel', 'plattchen', 'plaettchen', 'ubrig', 'uebrig'],
    help: 'rest: Plättchen, die noch kommen können. „rest 3,-1“: die davon, die dort passen.',
  },
  time: {
    words: ['zeit', 'wie viel zeit', 'restzeit', 'frist'],
    help: 'zeit: bis wann der Zug noch Zeit hat.',
  },
  undo: {
    words: ['zuruck', 'zurucknehmen', 'zuruecknehmen', 'zug zurucknehmen', 'ruckgangig'],
    help: 'zurück: bittet die anderen, deinen letzten Zug zurückzunehmen, wie „anfrage zurücknehmen“.',
  },
  vacation: {
    words: ['urlaub', 'ferien'],
    help: 'urlaub: deine Urlaube. „urlaub 5 tage“ hält deine Uhren ab jetzt an, „urlaub 2026-12-24 2027-01-02“ später, „urlaub aus“ beendet ihn.',
  },
  hint: {
    words: ['tipp', 'rat', 'vorschlag'],
    help: 'tipp: was ein Roboter an deiner Stelle täte und warum. Im Verlauf steht, dass du gefragt hast.',
  },
  plan: {
    words: ['plan', 'planen'],
    help: [
      'plan U 3,-1 r90 gefolgsmann@straße0: legt dort das Plättchen U, wenn du dran bist und es ziehst.',
      '  plan U: was du mit U tun könntest; dann plan U 3a.1',
      '  plan egal 3,-1 r90: mit jedem Plättchen, das passt; plan ziehen immer: behält die Abtei jedes Mal',
      '  ... wenn 2,0 belegt (oder frei) ist, wenn 3,0:stadt0 fertig (oder nicht) ist,',
      '  ... wenn 3,0:straße0 beansprucht (oder nicht) ist',
      '  ... ; wagen -: was im selben Zug folgt',
      '  plan drache weg, sonst zu anna: bewegt den Drachen weg von deinen Figuren; sind Plättchen gleich gut, zu Annas',
      '  plan nach 1: U 3,-1 r90: sobald Plan 1 ausgeführt ist',
      'Ausgeführt wird der erste deiner Pläne, der zutrifft. Niemand sonst erfährt davon.',
    ].join('\n'),
  },
  plans: {
    words: ['planliste', 'plane', 'plaene', 'meine plane', 'meine plaene'],
    help: 'planliste: was du geplant hast und was daraus wurde.',
  },
  unplan: {
    words: ['kein plan', 'plan loschen', 'plan loeschen', 'losche plan', 'loesche plan'],
    help: 'kein plan 2: löscht deinen zweiten Plan.',
  },
  auto: {
    words: ['automatik', 'automatisch'],
    help: 'automatik an, automatik aus: Züge ohne Alternative werden für dich gemacht.',
  },
  analysis: {
    words: ['analyse', 'analysiere'],
    help: 'analyse: die teuersten Züge einer fertigen Partie, dazu Können und Glück.',
  },
  say: { words: ['sag', 'sage', 'schreib'], help: 'sag TEXT: eine Nachricht an den Tisch schreiben.' },
  messages: {
    words: ['nachrichten', 'gesprach', 'gespraech'],
    help: 'nachrichten: die letzten Nachrichten.',
  },
  new: {
    words: ['neu', 'neue partie', 'neuer tisch', 'neues spiel'],
    help: [
      'neu: ein Tisch für zwei, Grundspiel, dritte Ausgabe, 3 Tage je Zug, offen für alle.',
      'In beliebiger Reihenfolge kannst du ergänzen:',
      '  Mitspieler: 3 Spieler',
      `  Erweiterungen: ${chatNames(expansionWords).join(', ')} oder alle`,
      '  Ausgabe: erste, zweite, dritte oder bga',
      '  Regeln: Hand von drei, kleine Städte 2, Wiesen 4, Wiesen pro Stadt, jeder Gefolgsmann',
      '  Drache: Drache nach der Wertung, Drache vor der Wertung, aktiver Drache, alle bewegen den Drachen',
      '  Zeit für einen Zug: 12 Stunden, 2 Tage, 1 Woche, keine Frist',
      '  ausscheiden: nach drei verpassten Zügen bist du raus; Vertretung: ein Roboter spielt, bis du zurück bist',
      '  Leute: @bruno @carla',
      '  Roboter: Roboter, leichter Roboter, 2 starke Roboter',
      '  wer kommen darf: öffentlich, versteckt (mit Einladung oder Code), privat (niemand sonst sieht zu)',
      ...allSaid(tableOptions).map(({ help }) => `  ${help}`),
      '  nur Zuverlässige: Zuverlässigkeit 90 (wer mindestens 90 von 100 Partien zu Ende spielt)',
      '  wer anfängt: auslosen',
      '  ein Name: „Sonntagstisch“',
      'Zum Beispiel: neu 3 Spieler Wirtshäuser Händler 2 Tage @bruno @carla „Sonntagstisch“',
    ].join('\n'),
  },
  challenge: {
    words: ['herausfordern', 'fordere'],
    help: 'herausfordern @bruno best of 3 gespiegelt: ein Match aus mehreren Partien, gewertet wie eine; Bedingungen wie bei "neu". "mitspielen" nimmt an, "ablehnen" lehnt ab. "herausfordern club:spring-club" fragt alle Mitglieder deines Clubs.',
  },
  tournaments: {
    words: ['turniere', 'turnier', 'ligen', 'liga'],
    help: [
      'turniere: offene und laufende Turniere und Ligen. „turniere 2“: der Stand des zweiten.',
      '„turniere 2 mitmachen“: Du bist dabei, und deine Partien beginnen von selbst. „turniere 2 aussteigen“: Du steigst aus.',
      'Wo Teams spielen: „turniere 2 mitmachen Die Äbte“ meldet deines an, „turniere 2 einladen @bruno“ lädt dazu ein, „turniere 2 beitreten“ nimmt an.',
    ].join('\n'),
  },
  join: {
    words: ['mitspielen', 'beitreten', 'platz nehmen', 'setz mich'],
    help: 'mitspielen #3f9ac oder mitspielen CODE: nimm Platz. „mitspielen“ allein: an dem Tisch, zu dem du eingeladen bist.',
  },
  invite: {
    words: ['einladen', 'lade ein'],
    help: 'einladen @bruno @carla: noch mehr Leute an deinen Tisch einladen.',
  },
  start: {
    words: ['los', 'anfangen', 'starten', 'beginnen'],
    help: 'los: die Partie mit allen beginnen, die am Tisch sitzen; freie Plätze fallen weg.',
  },
  leave: {
    words: ['aufstehen', 'verlassen', 'gehen'],
    help: 'aufstehen: vor Spielbeginn den Platz wieder freigeben. Danach: aufgeben.',
  },
  cancel: { words: ['absagen', 'abbrechen'], help: 'absagen: deinen offenen Tisch vor Spielbeginn absagen.' },
  decline: {
    words: ['ablehnen', 'lehne ab', 'nein danke'],
    help: 'ablehnen: eine Einladung ablehnen, oder in einer laufenden Partie, worum jemand bittet.',
  },
  resign: {
    words: ['aufgeben', 'ich gebe auf'],
    help: 'aufgeben ja: eine laufende Partie endgültig verlassen. Deine Figuren bleiben, die anderen spielen weiter. aufgeben match ja: das ganze Match aufgeben.',
  },
  rematch: {
    words: ['revanche', 'noch einmal', 'nochmal'],
    help: 'revanche: lädt nach dem Ende dieselben Leute zu einer neuen Partie ein.',
  },
  nudge: {
    words: ['anstupsen', 'stups', 'wecken'],
    help: 'anstupsen: einmal am Tag alle erinnern, auf die der Tisch wartet.',
  },
  robot: {
    words: ['roboter', 'bot'],
    help: [
      'roboter, oder roboter leicht, normal, stark: setzt einen Roboter an deinen offenen Tisch.',
      'In einer laufenden Partie: bitte darum, dass ein Roboter für jemanden spielt, der seit einem Tag fehlt.',
    ].join('\n'),
  },
  request: {
    words: ['bitte um', 'bitte', 'vorschlagen'],
    help: [
      'bitte um Pause, Weiterspielen, mehr Zeit, Zurücknehmen, Ende (ohne Ergebnis), Roboter, Roboter NAME:',
      'es geschieht, wenn alle anderen innerhalb von drei Tagen einverstanden sind.',
    ].join('\n'),
  },
  requests: {
    words: ['bitten', 'anfragen', 'vorschlage', 'vorschlaege'],
    help: 'bitten: worum Mitspieler einander bitten.',
  },
  agree: {
    words: ['einverstanden', 'ich bin einverstanden', 'zustimmen'],
    help: 'einverstanden: dem zustimmen, worum jemand bittet. Bei mehreren nenne eine: einverstanden Pause.',
  },
  disagree: {
    words: ['nicht einverstanden', 'zuruckziehen', 'zurueckziehen'],
    help: 'nicht einverstanden: ablehnen, worum jemand bittet, oder die eigene Bitte zurückziehen.',
  },
  back: {
    words: ['wieder da', 'bin wieder da', 'ich bin wieder da'],
    help: 'wieder da: selbst entscheiden, nachdem ein Roboter dich vertreten hat. Jeder Zug tut dasselbe.',
  },
  link: { words: ['seite', 'adresse'], help: 'seite: die Seite der Partie.' },
  claim: {
    words: ['mein konto', 'konto', 'ubernehmen', 'uebernehmen'],
    help: [
      'mein konto: ein Link nur für dich, der alle deine Partien in ein eigenes Konto übernimmt;',
      'dann kannst du auch auf der Website und per E-Mail spielen.',
    ].join('\n'),
  },
  mute: {
    words: ['stumm'],
    help: 'stumm @ole: keine Nachrichten von jemandem mehr lesen. Niemand sonst erfährt davon.',
  },
  unmute: {
    words: ['nicht stumm', 'wieder lesen'],
    help: 'nicht stumm @ole: die Nachrichten von jemandem wieder lesen.',
  },
  block: {
    words: ['sperren', 'sperre'],
    help: [
      'sperren @ole: Ihr begegnet euch an offenen Tischen nicht mehr und lest nichts mehr voneinander.',
      'Niemand sonst erfährt davon; laufende Partien gehen weiter.',
    ].join('\n'),
  },
  unblock: { words: ['entsperren'], help: 'entsperren @ole: hebt eine Sperre auf.' },
  report: {
    words: ['melden', 'melde'],
    help: 'melden @ole spam TEXT: den Betreibern melden. Gründe: Belästigung, Spam, Identität, Schummeln, Hinhalten, anderes.',
  },
  pass: {
    words: ['passe', 'passen', 'nein', 'niemand'],
    help: 'passe: mit Nein antworten, wo man das darf (Wagen, Carcassonne, Abtei).',
  },
};

/** The texts of `npm run play`, in German. */
export const terminal: TerminalTexts = {
  usage: ({ levels, expansions, editions, languages }) =>
    [
      'npm run play -- [Optionen]: eine Partie gegen Roboter im Terminal, ohne Konto.',
      '',
      `  --level ${levels.padEnd(18)} wie gut der Roboter spielt (easy); mehrere für mehrere Roboter: easy,fair`,
      '  --expansions LISTE'.padEnd(29) + expansions,
      '                             oder all; durch Kommas getrennt',
      `  --edition NAME             ${editions} (third)`,
      '  --server URL               ein Dienst; sonst der auf diesem Rechner (PORT, auch aus .env), sonst einer für diese Partie',
      '  --token TOKEN              spielt mit dem Spieler eines API-Tokens statt als Gast',
      '  --game ID                  setzt eine Partie dieses Spielers fort',
      '  --resume                   setzt die letzte Partie fort, die du als Gast verlassen hast',
      '  --picture ART              text, kitty oder iterm; meist von selbst erkannt',
      `  --language ${languages.padEnd(15)} sonst, wie die Umgebung es sagt`,
      '',
      'Ohne Farben mit NO_COLOR=1 und wo die Ausgabe kein Terminal ist.',
    ].join('\n'),
  help: 'Schreib die Nummer einer Möglichkeit (3a legt das Plättchen, 3a.1 mit Figur .1), oder: brett, optionen, punkte, rest, verlauf, hilfe, lernen. „ende“ hört auf.',
  leaveWords: ['ende'],
  starting: (url) => `Kein Dienst unter ${url}: Ich starte einen für diese Partie. Einen Moment …`,
  unreachable: (url) =>
    `Unter ${url} gibt es keinen Dienst. „npm start“ startet einen, oder lass --server weg.`,
  noGuests:
    'Dieser Dienst hat keine Gäste. Lege auf seiner Seite ein Konto an und in den Einstellungen ein API-Token: --token',
  welcome: (name, others) => `Du bist ${name}. Gegen dich: ${others}.`,
  page: (url) => `Dieselbe Partie auf der Seite: ${url}`,
  left: (id) => `Um diese Partie fortzusetzen: --game ${id}`,
  resume: 'Um diese Partie fortzusetzen: npm run play -- --resume',
  gone: 'Die Partie endet hier: Ihr Dienst lief nur für sie.',
  nothingToResume: 'Es gibt keine Partie zum Fortsetzen. „npm run play“ beginnt eine.',
  sessionEnded:
    'Die Sitzung des Gastes ist abgelaufen: Die Partie lässt sich nicht fortsetzen. „npm run play“ beginnt eine neue.',
};
