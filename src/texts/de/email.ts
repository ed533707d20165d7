import type { EmailTexts, GameWords } from '../email-texts.ts';
import type { EmailWords } from '../email-words.ts';
import { planReasonIn } from '../plan-texts.ts';
import { account } from './account-emails.ts';
import { game as words } from './game.ts';
import { plans } from './games.ts';
import { and, points } from './grammar.ts';
import { goesOn, inMatch, lengthOf, matchAfter, matchResult, whyOver } from './matches.ts';
import { requests } from './requests.ts';

const withoutStop = (sentence: string | undefined) => sentence?.replace(/\.$/, '');
const until = (deadline: string | undefined) =>
  deadline === undefined ? [] : [`Du hast Zeit bis ${deadline}.`];
const inTime = (deadline: string | undefined) => (deadline === undefined ? '' : `, bis ${deadline}`);
const seated = (names: readonly string[]) => `Am Tisch: ${and(names)}.`;
const open = 'Zur Partie';

const again = 'Zum Match und zur Revanche';

const decide = 'Mach deinen Zug';

const lengthOfMatch = (match: GameWords['match']) =>
  match === undefined || (match.bestOf === 1 && !match.isMirrored)
    ? []
    : [`Gespielt wird ${lengthOf(match)}.`];

function whoBegins(by: string, isToDecide: boolean, match: GameWords['match']): string {
  if (match?.isMirrored) return 'Jeder von euch fängt in einer Partie des Paares an.';
  return isToDecide ? 'Du fängst an.' : `${by} fängt an.`;
}

const turn = ({ game, move, news, deadline, isPaused }: GameWords): EmailWords => ({
  subject: `Du bist dran in „${game}“ (Zug ${move})${inTime(isPaused ? undefined : deadline)}`,
  lines: [
    ...(move === 0 ? ['Du fängst an.'] : news),
    ...(isPaused ? ['Die Partie pausiert: Es gibt keine Frist.'] : []),
  ],
  action: decide,
});

function winners(standing: GameWords['standing']): string {
  const first = standing.filter(({ place }) => place === 1);
  if (first.length === 0) return 'alle wollten sie ohne Ergebnis beenden';
  const names = and(first.map(({ name }) => name));
  const verb = first.length > 1 ? 'haben' : 'hat';
  return `${names} ${verb} mit ${points(first[0]?.points ?? 0).replace(/Punkte$/, 'Punkten')} gewonnen`;
}

function subjectOf(game: string, messages: GameWords['messages']): string {
  const names = [...new Set(messages.map(({ name }) => name))];
  return names.length === 1 ? `${names[0]} hat in „${game}“ geschrieben` : `Neue Nachrichten in „${game}“`;
}

const game: EmailTexts['game'] = {
  started: ({ game, by, deadline, match }) => ({
    subject: `„${game}“ hat begonnen`,
    lines: [...inMatch(match), by === undefined ? 'Du fängst an.' : `${by} fängt an.`, ...until(deadline)],
    action: open,
  }),
  turn,
  reminder: ({ game, deadline, news }) => ({
    subject: `Du bist noch immer dran in „${game}“${inTime(deadline)}`,
    lines: news,
    action: decide,
  }),
  nudge: ({ game, by = 'Jemand', deadline, news }) => ({
    subject: `${by} wartet auf dich in „${game}“`,
    lines: ['Du bist dran.', ...until(deadline), ...news],
    action: decide,
  }),
  expired: ({ game }) => ({
    subject: `Dein Zug in „${game}“ ist verfallen`,
    lines: ['Deine Zeit war um; für dich wurde nichts gelegt.'],
    action: open,
  }),
  decision: ({ game, move, news }) => ({
    subject: `„${game}“ (Zug ${move}): ${withoutStop(news.at(-1)) ?? 'ein Zug'}`,
    lines: news,
    action: open,
  }),
  finished: ({ game, standing, resignations, match }) => {
    const after = match?.after;
    if (after?.kind !== 'over')
      return {
        subject: `„${game}“ ist zu Ende: ${winners(standing)}`,
        lines: [...resignations, ...goesOn(after)],
        action: after?.kind === 'single' ? again : open,
      };
    const last = after.isJudged ? [] : [`Die letzte Partie: ${winners(standing)}.`];
    return {
      subject: matchResult(after),
      lines: [...whyOver(after), ...last, ...(after.forfeitedBy === undefined ? resignations : [])],
      action: again,
    };
  },
  joined: ({ game, by = 'Jemand' }) => ({
    subject: `${by} spielt bei „${game}“ mit`,
    lines: [`${by} hat in „${game}“ Platz genommen.`],
    action: open,
  }),
  left: ({ game, by = 'Jemand' }) => ({
    subject: `${by} hat „${game}“ verlassen`,
    lines: [`${by} hat „${game}“ vor dem Anfang verlassen; der Platz ist wieder frei.`],
    action: open,
  }),
  invited: ({ game, by = 'Jemand', handle = by, table }) => ({
    subject: `${handle} lädt dich zu einer Partie Carcassonne ein`,
    lines: [
      `${by} lädt dich zu einer Partie Carcassonne per Post ein: „${game}“.`,
      table.what,
      seated(table.who),
      'Keine Eile: Zwischen zwei Zügen dürfen Tage vergehen.',
      ...table.warnings,
    ],
    action: 'Platz nehmen',
  }),
  challenged: ({ by = 'Jemand', handle = by, table, match }) => ({
    subject: `${handle} fordert dich zu einem Match Carcassonne heraus`,
    lines: [
      `${by} fordert dich zu einem Match Carcassonne per Post heraus: ${lengthOf(match)}.`,
      table.what,
      'Keine Eile: Zwischen zwei Zügen dürfen Tage vergehen.',
      ...table.warnings,
    ],
    action: 'Annehmen',
  }),
  opened: ({ game, by = 'Jemand', handle = by, table }) => ({
    subject: `${handle} hat einen Tisch eröffnet`,
    lines: [
      `${by} hat „${game}“ eröffnet. Du folgst diesen Tischen.`,
      table.what,
      seated(table.who),
      ...table.warnings,
    ],
    action: 'Tisch ansehen',
  }),
  roundStarted: ({ game, by = 'jemanden', match, move, isToDecide, deadline }, round, teams) => ({
    subject: `${game}: du spielst gegen ${by}${isToDecide ? ` und bist dran` : ''}`,
    lines: [
      `Runde ${round} von „${game}“ hat begonnen. Du spielst gegen ${by}.`,
      ...(teams === undefined ? [] : [`Dein Team ${teams[0]} trifft auf ${teams[1]}.`]),
      ...lengthOfMatch(match),
      ...(move > 0 ? [] : [whoBegins(by, isToDecide, match), ...until(isToDecide ? deadline : undefined)]),
    ],
    action: isToDecide ? decide : open,
  }),
  competitionFinished: ({ game }, place) => ({
    subject: `${game} ist zu Ende`,
    lines: [`„${game}“ ist zu Ende. Dein Platz: ${place}.`],
    action: 'Letzte Partie öffnen',
  }),
  invitedStranger: ({ handle = 'Jemand', table }) => ({
    subject: `${handle} lädt dich zu einer Partie Carcassonne ein`,
    lines: [
      `Jemand namens ${handle} lädt dich zu einer Partie Carcassonne per Post ein.`,
      table.what,
      seated(table.who),
      'Keine Eile: Zwischen zwei Zügen dürfen Tage vergehen, und eine E-Mail sagt dir, wann du dran bist. Du brauchst nur einen Browser.',
      'Wenn du nicht weißt, wer das ist, vergiss diese E-Mail einfach.',
      ...table.warnings,
    ],
    action: 'Platz nehmen',
  }),
  cancelled: ({ game, by }) => ({
    subject: `„${game}“ wurde abgesagt`,
    lines: [
      by === undefined
        ? `„${game}“ wurde abgesagt: Die Partie hatte nicht begonnen, und lange hatte sich dort nichts getan.`
        : `${by} hat „${game}“ vor dem Anfang abgesagt.`,
    ],
    action: open,
  }),
  declined: ({ game, by = 'Jemand' }) => ({
    subject: `${by} spielt bei „${game}“ nicht mit`,
    lines: [`${by} hat deine Einladung zu „${game}“ abgelehnt.`],
    action: open,
  }),
  removed: ({ game }) => ({
    subject: `Du hast keinen Platz mehr in „${game}“`,
    lines: [`Wer „${game}“ eröffnet hat, hat dich vor dem Anfang vom Tisch genommen.`],
  }),
  stoodIn: ({ game, by = 'jemanden' }) => ({
    subject: `Ein Roboter spielt für ${by} in „${game}“`,
    lines: ['Er hört auf, sobald von dort wieder ein Zug kommt.'],
    action: open,
  }),
  returned: ({ game, by = 'Jemand' }) => ({
    subject: `${by} ist zurück in „${game}“`,
    lines: ['Der Roboter hat aufgehört.'],
    action: open,
  }),
  requested: ({ game }, kind, people) => ({
    subject: requests.kinds[kind].question(game, people),
    lines: [
      requests.kinds[kind].sentence(people),
      kind === 'resume' ? requests.happensUnlessDeclined : requests.needsAll,
    ],
    action: 'Antworten',
  }),
  requestClosed: ({ game }, kind, people, end) => ({
    subject: `„${game}“: ${requests.kinds[kind].what(people)}`,
    lines: [requests.closed[end](requests.kinds[kind].what(people))],
    action: open,
  }),
  paused: ({ game }) => ({
    subject: `„${game}“ pausiert`,
    lines: [
      'Es gibt keine Fristen und keine Erinnerungen, bis ihr weiterspielen wollt, oder für 30 Tage. Spielen dürft ihr trotzdem.',
    ],
    action: open,
  }),
  resumed: ({ game, deadline, isToDecide }) => ({
    subject: `„${game}“ geht weiter`,
    lines: ['Die Pause ist vorbei.', ...(isToDecide ? ['Du bist dran.', ...until(deadline)] : [])],
    action: open,
  }),
  planCancelled: ({ game }, reason, detail) => ({
    subject: `Ein Plan von dir in „${game}“ ist hinfällig`,
    lines: [planReasonIn(plans, words, reason, detail)],
    action: open,
  }),
  messages: ({ game, messages }) => ({
    subject: subjectOf(game, messages),
    lines: messages.map(({ name, text }) => `${name}: ${text}`),
    action: 'Antworten',
  }),
};

/** Emails in German. */
export const email: EmailTexts = {
  game,
  account,
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
          : { tie: 'unentschieden', nobody: 'niemand hat gewonnen' }[result];
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
    stoodIn: (name) => `Ein Roboter entscheidet für ${name} bis zur Rückkehr.`,
    returned: (name) => `${name} ist zurück und entscheidet wieder selbst.`,
    paused: 'Die Partie pausiert: keine Fristen, bis alle weiterspielen wollen.',
    resumed: (name) => `Die Pause ist vorbei; ${name} ist dran.`,
    removed: (name) => `${name} hat keinen Platz am Tisch mehr.`,
    planCancelled: (name, reason, detail) =>
      `Ein Plan von ${name} ist hinfällig. ${planReasonIn(plans, words, reason, detail)}`,
    somebody: 'Jemand',
  },
  replies: {
    otherSender:
      'Eine E-Mail kam von einer anderen Adresse als der deines Kontos, darum ist nichts geschehen. Antworte von deiner Adresse.',
    unproved:
      'Dein Mailanbieter hat nicht bewiesen, dass die E-Mail von dir kam (DKIM, SPF), darum ist nichts geschehen. Spiel den Zug stattdessen auf der Seite.',
    empty:
      'Ich konnte nicht erkennen, was in deiner E-Mail von dir selbst ist, darum ist nichts geschehen. Was möchtest du tun? Schreib es ganz oben in deine Antwort, mit einer leeren Zeile darunter.',
    guessed:
      'Deine E-Mail sagte nicht, auf welche E-Mail sie antwortet; sie galt als Antwort auf die letzte.',
  },
  frame: {
    open,
    decide,
    withoutScripts: 'Eine einfache Liste, ohne Skripte',
    scores: 'Punkte',
    total: 'Summe',
    until: 'bis',
    unsubscribe: 'Keine E-Mails mehr zu meinen Partien',
    why: 'Du bekommst diese E-Mail, weil du Carcassonne per Post spielst.',
    suppress: 'Schreibt mir nie wieder',
    whyStranger: 'Du bekommst diese E-Mail, weil uns jemand deine Adresse gegeben hat.',
    analysis: 'Analyse: die besten und schlechtesten Momente, Können und Glück',
    boardAlt: (game) => `Das Brett von „${game}“`,
    thread: (game) => `Carcassonne: „${game}“`,
    turnThread: (game) => `Du bist dran in „${game}“`,
    howToAnswer:
      'Zum Spielen antworte auf diese E-Mail: Schreib die Nummer einer Möglichkeit in die erste Zeile. „hilfe“ sagt, was du noch schreiben kannst.',
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
  'player.left': 'Jemand verlässt meinen Tisch vor dem Anfang',
  'player.invited': 'Ich werde eingeladen',
  'round.started': 'Eine Turnierrunde beginnt',
  'competition.finished': 'Eines meiner Turniere endet',
  'match.finished': 'Eines meiner Matches endet zwischen zwei Partien',
  'table.opened': 'Jemand, dem ich folge, eröffnet einen Tisch',
  'player.removed': 'Mir wird ein Platz genommen',
  'player.replaced': 'Ein Roboter springt an meinem Tisch ein',
  'player.returned': 'Jemand löst den Roboter wieder ab',
  'request.opened': 'Jemand braucht meine Zustimmung',
  'request.closed': 'Meine Bitte wird abgelehnt oder verfällt',
  'game.paused': 'Eine meiner Partien pausiert',
  'game.resumed': 'Eine meiner Partien geht nach einer Pause weiter',
  'plan.cancelled': 'Einer meiner Pläne wird hinfällig',
  'invitation.declined': 'Jemand lehnt meine Einladung ab',
  'game.cancelled': 'Ein Tisch von mir oder mit Einladung wird abgesagt',
  'message.posted': 'Jemand schreibt an meinem Tisch',
};
