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
  deadline === undefined ? [] : [`Hai tempo fino a ${deadline}.`];
const inTime = (deadline: string | undefined) => (deadline === undefined ? '' : `, fino a ${deadline}`);
const seated = (names: readonly string[]) => `Al tavolo: ${and(names)}.`;

function firstMove(by: string, isToDecide: boolean, match: GameWords['match']): string {
  if (match?.isMirrored) return 'Ognuno di voi comincia in una partita della coppia.';
  return isToDecide ? 'Cominci tu.' : `Comincia ${by}.`;
}

const winners = ({ names, points: number }: Winners): string =>
  names.length === 0
    ? 'tutti hanno accettato di chiuderla senza risultato'
    : `${and(names)} ${names.length > 1 ? 'hanno' : 'ha'} vinto con ${points(number)}`;

const game: EmailTexts['game'] = {
  started: ({ game, by, deadline, match }) => [
    `«${game}» è iniziata`,
    ...inMatch(match),
    by === undefined ? 'Inizi tu.' : `Inizia ${by}.`,
    ...until(deadline),
  ],
  turn: ({ game, move, match, news, deadline, isPaused }) => [
    `Tocca a te in «${game}» (mossa ${move})${inTime(isPaused ? undefined : deadline)}`,
    ...(move === 0 ? ['La partita è iniziata.', ...inMatch(match), firstMove('', true, match)] : news),
    ...(isPaused ? ['La partita è in pausa: non c’è scadenza.'] : []),
  ],
  reminder: ({ game, deadline, news }) => [`Tocca ancora a te in «${game}»${inTime(deadline)}`, ...news],
  nudge: ({ game, by = 'Qualcuno', deadline, news }) => [
    `${by} ti aspetta in «${game}»`,
    'Tocca a te.',
    ...until(deadline),
    ...news,
  ],
  expired: ({ game, news }) => [`Il tuo tempo in «${game}» è scaduto`, ...news],
  decision: ({ game, move, news }) => [
    `«${game}» (mossa ${move}): ${news.at(-1)?.replace(/\.$/, '') ?? 'una mossa'}`,
    ...news,
  ],
  finished: ({ game, winners: won, resignations, match }) => [
    `«${game}» è finita: ${winners(won)}`,
    ...resignations,
    ...goesOn(match?.after),
  ],
  matchOver: ({ winners: won, resignations }, after) => [
    matchResult(after),
    ...whyOver(after),
    ...(after.isJudged ? [] : [`L’ultima partita: ${winners(won)}.`]),
    ...resignations,
  ],
  joined: ({ game, by = 'Qualcuno' }) => [
    `${by} partecipa a «${game}»`,
    `${by} ha preso posto in «${game}».`,
  ],
  left: ({ game, by = 'Qualcuno' }) => [
    `${by} ha lasciato «${game}»`,
    `${by} ha lasciato «${game}» prima dell’inizio: il posto è di nuovo libero.`,
  ],
  invited: ({ game, by = 'Qualcuno', handle = by, table }) => [
    `${handle} ti invita a una partita di Carcassonne`,
    `${by} ti invita a una partita di Carcassonne per posta: «${game}».`,
    table.what,
    seated(table.who),
    'Senza fretta: tra una mossa e l’altra possono passare giorni.',
    ...table.warnings,
  ],
  challenged: ({ by = 'Qualcuno', handle = by, table, match }) => [
    `${handle} ti sfida a un incontro di Carcassonne`,
    `${by} ti sfida a un incontro di Carcassonne per posta: ${lengthOf(match)}.`,
    table.what,
    'Senza fretta: tra una mossa e l’altra possono passare giorni.',
    ...table.warnings,
  ],
  opened: ({ game, by = 'Qualcuno', handle = by, table }) => [
    `${handle} ha aperto un tavolo`,
    `${by}, che segui, ha aperto «${game}».`,
    table.what,
    seated(table.who),
    ...table.warnings,
  ],
  roundStarted: ({ game, by = 'qualcuno', match, move, isToDecide, deadline }, round, teams) => [
    `${game}: giochi contro ${by}${isToDecide ? ` e tocca a te` : ''}`,
    `È cominciato il turno ${round} di «${game}». Giochi contro ${by}.`,
    ...(teams === undefined ? [] : [`La tua squadra ${teams[0]} affronta ${teams[1]}.`]),
    ...(isOneGame(match) ? [] : [`Si gioca ${lengthOf(match)}.`]),
    ...(move > 0 ? [] : [firstMove(by, isToDecide, match), ...until(isToDecide ? deadline : undefined)]),
  ],
  competitionFinished: ({ game }, place) => [
    `${game} è finito`,
    `«${game}» è finito. Il tuo posto: ${place}.`,
  ],
  invitedStranger: ({ handle = 'Qualcuno', table }) => [
    `${handle} ti invita a una partita di Carcassonne`,
    `Un giocatore di nome ${handle} ti invita a una partita di Carcassonne per posta.`,
    table.what,
    seated(table.who),
    'Senza fretta: tra una mossa e l’altra possono passare giorni, e un’email ti avvisa quando tocca a te. Ti basta un browser.',
    'Se non sai chi sia, ignora questa email.',
    ...table.warnings,
  ],
  cancelled: ({ game, by }) => [
    `«${game}» è stata annullata`,
    by === undefined
      ? `«${game}» è stata annullata: non era iniziata e da molto tempo non cambiava più nulla.`
      : `${by} ha annullato «${game}» prima dell’inizio.`,
  ],
  declined: ({ game, by = 'Qualcuno' }) => [
    `${by} non giocherà a «${game}»`,
    `${by} ha rifiutato il tuo invito a «${game}».`,
  ],
  removed: ({ game }) => [
    `Non hai più un posto in «${game}»`,
    `Chi ha creato «${game}» ti ha tolto dal tavolo prima dell’inizio.`,
  ],
  stoodIn: ({ game, by = 'qualcuno' }) => [
    `Un robot gioca al posto di ${by} in «${game}»`,
    `Smette appena ${by} fa di nuovo una mossa.`,
  ],
  returned: ({ game, by = 'Qualcuno' }) => [
    `${by} è di nuovo in gioco in «${game}»`,
    'Il robot si è fermato.',
  ],
  requested: ({ game }, kind, people) => [
    requests.kinds[kind].question(game, people),
    requests.kinds[kind].sentence(people),
    kind === 'resume' ? requests.happensUnlessDeclined : requests.needsAll,
  ],
  requestClosed: ({ game }, kind, people, end) => [
    `«${game}»: ${requests.kinds[kind].what(people)}`,
    requests.closed[end](requests.kinds[kind].what(people)),
  ],
  paused: ({ game }) => [
    `«${game}» è in pausa`,
    'Niente scadenze né promemoria finché non decidete insieme di riprendere, al massimo per 30 giorni. Chi vuole può comunque giocare.',
  ],
  resumed: ({ game, deadline, isToDecide }) => [
    `«${game}» riprende`,
    'La pausa è finita.',
    ...(isToDecide ? ['Tocca a te.', ...until(deadline)] : []),
  ],
  planCancelled: ({ game }, reason, detail) => [
    `Un tuo piano in «${game}» è stato annullato`,
    `Un tuo piano in «${game}» non si può più eseguire. ${planReasonIn(plans, words, reason, detail)}`,
  ],
  messages: ({ game, writer, messages }) => [
    writer === undefined ? `Nuovi messaggi in «${game}»` : `${writer} ha scritto in «${game}»`,
    ...messages,
  ],
};

/** Emails in Italian. */
export const email: EmailTexts = {
  game,
  account,
  accountActions,
  actions: {
    open: 'Vai alla partita',
    decide: 'Fai la tua mossa',
    again: 'Vai all’incontro e alla rivincita',
    takeSeat: 'Prendi posto',
    accept: 'Accetta',
    look: 'Guarda il tavolo',
    lastGame: 'Apri la tua ultima partita',
    answer: 'Rispondi',
    reply: 'Rispondi',
  },
  requests,
  webhook: {
    turn: (name) => `${name}, tocca a te.`,
    stillTurn: (name) => `${name}, tocca ancora a te.`,
    started: (first) => `La partita è iniziata; inizia ${first}.`,
    joined: (name) => `${name} ha preso posto al tavolo.`,
    left: (name) => `${name} ha lasciato il tavolo.`,
    invited: (by) => `${by} ti invita a giocare.`,
    challenged: (by, match) => `${by} ti sfida a un incontro: ${lengthOf(match)}.`,
    match: matchAfter,
    opened: (by, match) =>
      match === undefined
        ? `${by} ha aperto un tavolo.`
        : `${by} sfida il club a un incontro: ${lengthOf(match)}.`,
    pairings: (round, isSeason) =>
      isSeason ? `È cominciata la stagione ${round}:` : `È cominciato il turno ${round}:`,
    challengeInLadder: (name, other) => `${name} sfida ${other}.`,
    challengeEnded: (name, other, points, result) => {
      const outcome =
        typeof result === 'object'
          ? `ha vinto ${result.winner}`
          : { tie: 'in parità', 'no-winner': 'non ha vinto nessuno' }[result];
      return `La sfida tra ${name} e ${other} è finita, ${points}: ${outcome}.`;
    },
    nowInPlace: (name, place) => `${name} è ora al posto ${place}.`,
    bye: (name) => `${name} riposa`,
    finalStandings: 'La classifica finale:',
    roundStarted: (title, round, name, opponent) =>
      `È cominciato il turno ${round} di ${title}: ${name} gioca contro ${opponent}.`,
    competitionFinished: (title, name, place) => `${title} è finito: ${name} arriva al posto ${place}.`,
    cancelled: (by) =>
      by === undefined
        ? 'Il tavolo è stato annullato: da molto tempo non cambiava più nulla.'
        : `${by} ha annullato il tavolo.`,
    declined: (name) => `${name} ha rifiutato l’invito.`,
    stoodIn: (name) => `Un robot gioca al posto di ${name} fino al suo ritorno.`,
    returned: (name) => `${name} è di nuovo in gioco.`,
    paused: 'La partita è in pausa: nessuna scadenza finché i giocatori non decidono di riprendere.',
    resumed: (name) => `La pausa è finita: tocca a ${name}.`,
    removed: (name) => `Chi ha creato il tavolo ha tolto il posto a ${name}.`,
    planCancelled: (name, reason, detail) =>
      `Un piano di ${name} è stato annullato. ${planReasonIn(plans, words, reason, detail)}`,
    unnamed: 'Qualcuno',
  },
  replies: {
    otherSender:
      'Abbiamo ricevuto un’email da un indirizzo diverso da quello del tuo account: non abbiamo fatto nulla. Rispondi dall’indirizzo del tuo account.',
    unproved:
      'Il tuo provider di posta non ha confermato che l’email è davvero tua (DKIM, SPF): non abbiamo fatto nulla. Gioca la mossa sulla pagina.',
    empty:
      'Non ho capito quale parte dell’email hai scritto tu, quindi non ho fatto nulla. Che cosa vuoi fare? Scrivilo in cima alla risposta e lascia sotto una riga vuota.',
    guessed: 'Non era chiaro a quale email rispondessi: l’abbiamo presa come risposta all’ultima.',
  },
  frame: {
    withoutScripts: 'Un semplice elenco, senza script',
    scores: 'Punti',
    total: 'Totale',
    until: 'fino a',
    unsubscribe: 'Non inviarmi più email sulle mie partite',
    why: 'Ricevi questa email perché giochi a Carcassonne per posta.',
    suppress: 'Non scrivetemi mai più',
    whyStranger: 'Ricevi questa email perché chi ti invita ci ha dato il tuo indirizzo.',
    analysis: 'Analisi: i momenti migliori e peggiori, abilità e fortuna',
    boardAlt: (game) => `Il tabellone di «${game}»`,
    thread: (game) => `Carcassonne: «${game}»`,
    turnThread: (game) => `Tocca a te in «${game}»`,
    howToAnswer:
      'Per giocare rispondi a questa email con il numero di un’opzione nella prima riga. Con «aiuto» scopri che cos’altro puoi scrivere.',
    hello: (name) => (name === undefined ? 'Ciao,' : `Ciao ${name},`),
    orAnswer: 'Oppure rispondi a questa email',
  },
};

/** What players choose to be notified of, on the page. */
export const labels = {
  'turn.started': 'Tocca a me',
  'turn.reminder': 'Tocca ancora a me',
  'turn.expired': 'Il mio tempo è scaduto',
  'decision.made': 'Ogni mossa ai miei tavoli',
  'game.started': 'Una mia partita comincia',
  'game.finished': 'Una mia partita finisce',
  'player.joined': 'Qualcuno prende posto al mio tavolo',
  'player.left': 'Qualcuno lascia il mio tavolo prima dell’inizio',
  'player.invited': 'Ricevo un invito',
  'player.replaced': 'Un robot sostituisce qualcuno al mio tavolo',
  'player.returned': 'Qualcuno riprende il posto tenuto da un robot',
  'request.opened': 'Qualcuno chiede il mio consenso',
  'request.closed': 'La mia richiesta è rifiutata o scade',
  'game.paused': 'Una mia partita va in pausa',
  'game.resumed': 'La pausa di una mia partita è finita',
  'plan.cancelled': 'Un mio piano viene annullato',
  'round.started': 'Comincia un turno di un torneo',
  'competition.finished': 'Finisce un mio torneo',
  'match.finished': 'Un mio incontro finisce tra una partita e l’altra',
  'table.opened': 'Qualcuno che seguo apre un tavolo',
  'player.removed': 'Mi viene tolto il posto a un tavolo aperto',
  'invitation.declined': 'Qualcuno rifiuta un mio invito',
  'game.cancelled': 'Un mio tavolo, o uno a cui ho un invito, viene annullato',
  'message.posted': 'Qualcuno scrive un messaggio al mio tavolo',
};
