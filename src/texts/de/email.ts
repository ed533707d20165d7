import type { EmailTexts } from '../email-texts.ts';
import { type GameWords, isOneGame, type Winners } from '../email-words.ts';
import { planReasonIn } from '../plan-texts.ts';
import { account, accountActions } from './account-emails.ts';
import { game as words } from './game.ts';
import { plans } from './games.ts';
import { and, points } from './grammar.ts';
import { goesOn, inMatch, lengthOf, matchAfter, matchResult, whyOver } from './matches.ts';
import { requests } from './requests.ts';

const until = (deadline: string | undefined) =>
  deadline === undefined ? [] : [`Du hast Zeit bis ${deadline}.`];
const inTime = (deadline: string | undefined) => (deadline === undefined ? '' : `, bis ${deadline}`);
const seated = (names: readonly string[]) => `Am Tisch: ${and(names)}.`;

function firstMove(by: string, isToDecide: boolean, match: GameWords['match']): string {
  if (match?.isMirrored) return 'Jeder von euch fängt in einer Partie des Paares an.';
  return isToDecide ? 'Du fängst an.' : `${by} fängt an.`;
}

const winners = ({ names, points: number }: Winners): string =>
  names.length === 0
    ? 'alle wollten sie ohne Ergebnis beenden'
    : `${and(names)} ${names.length > 1 ? 'haben' : 'hat'} mit ${points(number).replace(/Punkte$/, 'Punkten')} gewonnen`;

const game: EmailTexts['game'] = {
  started: ({ game, by, deadline, match }) => [
    `„${game}“ hat begonnen`,
    ...inMatch(match),
    by === undefined ? 'Du fängst an.' : `${by} fängt an.`,
    ...until(deadline),
  ],
  turn: ({ game, move, match, news, deadline, isPaused }) => [
    `Du bist dran in „${game}“ (Zug ${move})${inTime(isPaused ? undefined : deadline)}`,
    ...(move === 0 ? ['Die Partie hat begonnen.', ...inMatch(match), firstMove('', true, match)] : news),
    ...(isPaused ? ['Die Partie pausiert: Es gibt keine Frist.'] : []),
  ],
  reminder: ({ game, deadline, news }) => [
    `Du bist noch immer dran in „${game}“${inTime(deadline)}`,
    ...news,
  ],
  nudge: ({ game, by = 'Jemand', deadline, news }) => [
    `${by} wartet auf dich in „${game}“`,
    'Du bist dran.',
    ...until(deadline),
    ...news,
  ],
  expired: ({ game, news }) => [`Deine Zeit in „${game}“ ist abgelaufen`, ...news],
  decision: ({ game, move, news }) => [
    `„${game}“ (Zug ${move}): ${news.at(-1)?.replace(/\.$/, '') ?? 'ein Zug'}`,
    ...news,
  ],
  finished: ({ game, winners: won, resignations, match }) => [
    `„${game}“ ist zu Ende: ${winners(won)}`,
    ...resignations,
    ...goesOn(match?.after),
  ],
  matchOver: ({ winners: won, resignations }, after) => [
    matchResult(after),
    ...whyOver(after),
    ...(after.isJudged ? [] : [`Die letzte Partie: ${winners(won)}.`]),
    ...resignations,
  ],
  joined: ({ game, by = 'Jemand' }) => [
    `${by} spielt bei „${game}“ mit`,
    `${by} hat in „${game}“ Platz genommen.`,
  ],
  left: ({ game, by = 'Jemand' }) => [
    `${by} hat „${game}“ verlassen`,
    `${by} hat „${game}“ vor Spielbeginn verlassen; der Platz ist wieder frei.`,
  ],
  invited: ({ game, by = 'Jemand', handle = by, table }) => [
    `${handle} lädt dich zu einer Partie Carcassonne ein`,
    `${by} lädt dich zu einer Partie Carcassonne per Post ein: „${game}“.`,
    table.what,
    seated(table.who),
    'Keine Eile: Zwischen zwei Zügen dürfen Tage vergehen.',
    ...table.warnings,
  ],
  challenged: ({ by = 'Jemand', handle = by, table, match }) => [
    `${handle} fordert dich zu einem Match Carcassonne heraus`,
    `${by} fordert dich zu einem Match Carcassonne per Post heraus: ${lengthOf(match)}.`,
    table.what,
    'Keine Eile: Zwischen zwei Zügen dürfen Tage vergehen.',
    ...table.warnings,
  ],
  opened: ({ game, by = 'Jemand', handle = by, table }) => [
    `${handle} hat einen Tisch eröffnet`,
    `Du folgst ${by}: Gerade wurde „${game}“ eröffnet.`,
    table.what,
    seated(table.who),
    ...table.warnings,
  ],
  roundStarted: ({ game, by = 'jemanden', match, move, isToDecide, deadline }, round, teams) => [
    `${game}: du spielst gegen ${by}${isToDecide ? ` und bist dran` : ''}`,
    `Runde ${round} von „${game}“ hat begonnen. Du spielst gegen ${by}.`,
    ...(teams === undefined ? [] : [`Dein Team ${teams[0]} trifft auf ${teams[1]}.`]),
    ...(isOneGame(match) ? [] : [`Gespielt wird ${lengthOf(match)}.`]),
    ...(move > 0 ? [] : [firstMove(by, isToDecide, match), ...until(isToDecide ? deadline : undefined)]),
  ],
  competitionFinished: ({ game }, place) => [
    `${game} ist zu Ende`,
    `„${game}“ ist zu Ende. Dein Platz: ${place}.`,
  ],
  invitedStranger: ({ handle = 'Jemand', table }) => [
    `${handle} lädt dich zu einer Partie Carcassonne ein`,
    `Jemand namens ${handle} lädt dich zu einer Partie Carcassonne per Post ein.`,
    table.what,
    seated(table.who),
    'Keine Eile: Zwischen zwei Zügen dürfen Tage vergehen, und sobald du dran bist, bekommst du eine E-Mail. Du brauchst nur einen Browser.',
    'Wenn du nicht weißt, wer das ist, ignoriere diese E-Mail einfach.',
    ...table.warnings,
  ],
  cancelled: ({ game, by }) => [
    `„${game}“ wurde abgesagt`,
    by === undefined
      ? `„${game}“ wurde abgesagt: Die Partie hatte noch nicht begonnen, und lange hatte sich nichts getan.`
      : `${by} hat „${game}“ vor Spielbeginn abgesagt.`,
  ],
  declined: ({ game, by = 'Jemand' }) => [
    `${by} spielt bei „${game}“ nicht mit`,
    `${by} hat deine Einladung zu „${game}“ abgelehnt.`,
  ],
  removed: ({ game }) => [
    `Du hast keinen Platz mehr in „${game}“`,
    `Der Gastgeber von „${game}“ hat dich vor Spielbeginn vom Tisch genommen.`,
  ],
  stoodIn: ({ game, by = 'jemanden' }) => [
    `Ein Roboter spielt für ${by} in „${game}“`,
    `Er hört auf, sobald ${by} wieder zieht.`,
  ],
  returned: ({ game, by = 'Jemand' }) => [`${by} ist zurück in „${game}“`, 'Der Roboter hat aufgehört.'],
  requested: ({ game }, kind, people) => [
    requests.kinds[kind].question(game, people),
    requests.kinds[kind].sentence(people),
    kind === 'resume' ? requests.happensUnlessDeclined : requests.needsAll,
  ],
  requestClosed: ({ game }, kind, people, end) => [
    `„${game}“: ${requests.kinds[kind].what(people)}`,
    requests.closed[end](requests.kinds[kind].what(people)),
  ],
  paused: ({ game }) => [
    `„${game}“ pausiert`,
    'Fristen und Erinnerungen ruhen, bis alle weiterspielen wollen, höchstens 30 Tage. Spielen könnt ihr trotzdem.',
  ],
  resumed: ({ game, deadline, isToDecide }) => [
    `„${game}“ geht weiter`,
    'Die Pause ist vorbei.',
    ...(isToDecide ? ['Du bist dran.', ...until(deadline)] : []),
  ],
  planCancelled: ({ game }, reason, detail) => [
    `Ein Plan von dir in „${game}“ ist hinfällig`,
    planReasonIn(plans, words, reason, detail),
  ],
  messages: ({ game, writer, messages }) => [
    writer === undefined ? `Neue Nachrichten in „${game}“` : `${writer} hat in „${game}“ geschrieben`,
    ...messages,
  ],
};

/** Emails in German. */
export const email: EmailTexts = {
  game,
  account,
  accountActions,
  actions: {
    open: 'Zur Partie',
    decide: 'Mach deinen Zug',
    again: 'Zum Match und zur Revanche',
    takeSeat: 'Platz nehmen',
    accept: 'Annehmen',
    look: 'Tisch ansehen',
    lastGame: 'Letzte Partie öffnen',
    answer: 'Antworten',
    reply: 'Antworten',
  },
  requests,
  webhook: {
    turn: (name) => `${name}, du bist dran.`,
    stillTurn: (name) => `${name}, du bist noch immer dran.`,
    started: (first) => `Die Partie hat begonnen; ${first} fängt an.`,
    joined: (name) => `${name} hat am Tisch Platz genommen.`,
    left: (name) => `${name} hat den Tisch verlassen.`,
    invited: (by) => `${by} lädt dich zum Spielen ein.`,
    challenged: (by, match) => `${by} fordert dich zu einem Match heraus: ${lengthOf(match)}.`,
    match: matchAfter,
    opened: (by, match) =>
      match === undefined
        ? `${by} hat einen Tisch eröffnet.`
        : `${by} fordert den Club zu einem Match heraus: ${lengthOf(match)}.`,
    pairings: (round, isSeason) => `${isSeason ? 'Saison' : 'Runde'} ${round} hat begonnen:`,
    challengeInLadder: (name, other) => `${name} fordert ${other}.`,
    challengeEnded: (name, other, points, result) => {
      const outcome =
        typeof result === 'object'
          ? `${result.winner} hat gewonnen`
          : { tie: 'unentschieden', 'no-winner': 'niemand hat gewonnen' }[result];
      return `Die Forderung von ${name} an ${other} ist vorbei, ${points}: ${outcome}.`;
    },
    nowInPlace: (name, place) => `${name} steht jetzt auf Platz ${place}.`,
    bye: (name) => `${name} hat ein Freilos`,
    finalStandings: 'Der Endstand:',
    roundStarted: (title, round, name, opponent) =>
      `Runde ${round} von ${title} hat begonnen: ${name} spielt gegen ${opponent}.`,
    competitionFinished: (title, name, place) => `${title} ist zu Ende: ${name} belegt Platz ${place}.`,
    cancelled: (by) =>
      by === undefined
        ? 'Der Tisch wurde abgesagt: Lange hatte sich dort nichts getan.'
        : `${by} hat den Tisch abgesagt.`,
    declined: (name) => `${name} hat die Einladung abgelehnt.`,
    stoodIn: (name) => `Ein Roboter spielt für ${name}, bis ${name} zurück ist.`,
    returned: (name) => `${name} ist zurück und spielt wieder selbst.`,
    paused: 'Die Partie pausiert: keine Fristen, bis alle weiterspielen wollen.',
    resumed: (name) => `Die Pause ist vorbei; ${name} ist dran.`,
    removed: (name) => `${name} wurde vom Gastgeber vom Tisch genommen.`,
    planCancelled: (name, reason, detail) =>
      `Ein Plan von ${name} ist hinfällig. ${planReasonIn(plans, words, reason, detail)}`,
    unnamed: 'Jemand',
  },
  replies: {
    otherSender:
      'Wir haben eine E-Mail von einer anderen Adresse als der deines Kontos bekommen und nichts unternommen. Antworte bitte von der Adresse deines Kontos.',
    unproved:
      'Dein Mailanbieter hat nicht bestätigt, dass die E-Mail von dir kam (DKIM, SPF), darum ist nichts geschehen. Mach deinen Zug stattdessen auf der Seite.',
    empty:
      'Ich konnte nicht erkennen, welcher Teil deiner E-Mail von dir stammt, darum ist nichts geschehen. Was möchtest du tun? Schreib es ganz oben in deine Antwort, mit einer leeren Zeile darunter.',
    guessed: 'Es war nicht zu erkennen, auf welche E-Mail du antwortest; wir haben die letzte angenommen.',
  },
  frame: {
    withoutScripts: 'Eine einfache Liste, ohne Skripte',
    scores: 'Punkte',
    total: 'Summe',
    until: 'bis',
    unsubscribe: 'Keine E-Mails mehr zu meinen Partien',
    why: 'Du bekommst diese E-Mail, weil du Carcassonne per Post spielst.',
    suppress: 'Schreibt mir nie wieder',
    whyStranger: 'Du bekommst diese E-Mail, weil uns jemand deine Adresse für eine Einladung gegeben hat.',
    analysis: 'Analyse: die besten und schlechtesten Momente, Können und Glück',
    boardAlt: (game) => `Das Brett von „${game}“`,
    thread: (game) => `Carcassonne: „${game}“`,
    turnThread: (game) => `Du bist dran in „${game}“`,
    howToAnswer:
      'Zum Spielen antworte auf diese E-Mail und schreib die Nummer einer Möglichkeit in die erste Zeile. Mit „hilfe“ erfährst du, was du noch schreiben kannst.',
    hello: (name) => (name === undefined ? 'Hallo,' : `Hallo ${name},`),
    orAnswer: 'Oder antworte auf diese E-Mail',
  },
};

/** What players choose to be notified of, on the page. */
export const labels = {
  'turn.started': 'Ich bin dran',
  'turn.reminder': 'Ich bin noch immer dran',
  'turn.expired': 'Meine Zeit ist um',
  'decision.made': 'Jeder Zug an meinen Tischen',
  'game.started': 'Eine meiner Partien beginnt',
  'game.finished': 'Eine meiner Partien ist zu Ende',
  'player.joined': 'Jemand nimmt an meinem Tisch Platz',
  'player.left': 'Jemand verlässt meinen Tisch vor Spielbeginn',
  'player.invited': 'Ich werde eingeladen',
  'round.started': 'Eine Turnierrunde beginnt',
  'competition.finished': 'Eines meiner Turniere endet',
  'match.finished': 'Eines meiner Matches endet zwischen zwei Partien',
  'table.opened': 'Jemand, dem ich folge, eröffnet einen Tisch',
  'player.removed': 'Ich werde von einem offenen Tisch genommen',
  'player.replaced': 'Ein Roboter springt für jemanden an meinem Tisch ein',
  'player.returned': 'Jemand löst den Roboter wieder ab',
  'request.opened': 'Jemand braucht meine Zustimmung',
  'request.closed': 'Meine Bitte wird abgelehnt oder verfällt',
  'game.paused': 'Eine meiner Partien pausiert',
  'game.resumed': 'Eine meiner Partien geht nach einer Pause weiter',
  'plan.cancelled': 'Einer meiner Pläne wird hinfällig',
  'invitation.declined': 'Jemand lehnt meine Einladung ab',
  'game.cancelled': 'Mein Tisch oder einer, zu dem ich eingeladen bin, wird abgesagt',
  'message.posted': 'Jemand schreibt an meinem Tisch',
};
