import { game } from '../../../src/texts/it/game.ts';
import { requests as shared } from '../../../src/texts/it/requests.ts';
import { plural } from '../../../src/texts/names.ts';
import type {
  ClubTexts,
  CommunityTexts,
  requests as english,
  InvitedTexts,
  PersonTexts,
  RatingTexts,
} from '../en/people.ts';

/** The texts of a player's page, in Italian. */
export const person: PersonTexts = {
  since: (date) => `Qui dal ${date}`,
  robot: 'Un robot',
  guest: 'Un ospite',
  record: 'Partite tra persone',
  played: (count) => plural('it', count, { one: '1 partita', other: `${count} partite` }),
  won: (count) => plural('it', count, { one: '1 vinta', other: `${count} vinte` }),
  headToHead: 'Voi due',
  never: 'Non avete ancora finito una partita insieme.',
  ahead: 'Eri davanti',
  behind: 'Eri dietro',
  invite: 'Invita a una partita',
  follow: 'Segui',
  unfollow: 'Non seguire più',
  following: 'Segui questo giocatore; nessun altro lo sa.',
  notify: 'Avvisami dei nuovi tavoli',
  suitable: 'Solo quelli adatti a me',
  suitableHint: 'Giocatori più o meno della mia forza, un ritmo che conosco, espansioni che ho già giocato',
  noneSuits: 'Al momento nessuno è adatto a te.',
  followedTables: 'Tavoli di chi segui',
  share: 'Condividi questa pagina',
  missing: 'Qui non c’è nessuno con questo nome, o la sua pagina non è per tutti.',
  yours: 'La tua pagina',
  yoursText: 'Quello che gli altri trovano seguendo il tuo nome.',
  see: 'Guarda la tua pagina',
  to: 'Chi la trova',
  readers: { everybody: 'Tutti', players: 'Chi ha fatto l’accesso', nobody: 'Nessuno' },
  showSince: 'Mostra da quando sono qui',
  showRecord: 'Mostra le mie partite e vittorie, senza quelle private',
  showHabits: 'Mostra quanto sono affidabile, quanto durano i miei turni e cosa mi piace giocare',
  habits: {
    title: 'Come gioca',
    reliability: 'Affidabilità',
    notYet: 'Non ancora nota',
    counted: (games, abandoned) =>
      `${plural('it', games, { one: 'Dell’ultima partita', other: `Delle ultime ${games} partite` })} con persone, lasciate a metà: ${abandoned}`,
    turns: 'Turno tipico',
    spread: (quarter, threeQuarters) =>
      `Un quarto dei turni dura al massimo ${quarter}, tre quarti al massimo ${threeQuarters}.`,
    favourites: 'Gioca più spesso con',
  },
};

/** The texts of the community pages, in Italian. */
export const community: CommunityTexts = {
  competitions: 'Tornei',
  clubs: 'Club',
  ratings: 'Rating',
  players: 'Giocatori',
  byName: 'Nome utente',
  find: 'Trova',
  noneKnown: 'Qui trovi chi segui e chi ha giocato con te. Cerca una partita per conoscere qualcuno.',
  followed: 'Chi segui',
  opponents: 'Con chi hai giocato',
  highest: 'I più forti',
};

/** The texts about clubs, in Italian. */
export const clubs: ClubTexts = {
  title: 'Club',
  text: 'I club hanno tavoli, classifiche e tornei propri, solo per i membri.',
  mine: 'I tuoi club',
  all: 'Club a cui unirsi',
  none: 'Ancora nessun club. Fonda il primo.',
  noneForVisitors: 'Ancora nessun club. Crea un account e fonda il primo.',
  found: 'Fonda un club',
  handle: 'Nome breve',
  handleHint: 'Nell’indirizzo della sua pagina: lettere, cifre, - e _',
  name: 'Nome',
  description: 'Che cosa dice di sé',
  open: 'Può entrare chiunque',
  members: (count: number) => plural('it', count, { one: '1 membro', other: `${count} membri` }),
  memberList: 'Membri',
  askingList: 'Chiedono di entrare',
  roles: { owner: 'a capo del club', admin: 'amministra', member: 'membro', asking: 'chiede di entrare' },
  join: 'Entra',
  ask: 'Chiedi di entrare',
  asked: 'Hai chiesto di entrare. Decide chi amministra il club.',
  leave: 'Lascia il club',
  leaveSure: 'Ti ritiri anche dalle sue competizioni, e i suoi tavoli non ti sono più aperti.',
  accept: 'Accetta',
  decline: 'Rifiuta',
  remove: 'Rimuovi',
  appoint: 'Fai amministrare',
  dismiss: 'Non amministra più',
  tables: 'Tavoli del club',
  noTables: 'Nessun tavolo aspetta giocatori.',
  newTable: 'Apri un tavolo per il club',
  forClub: (handle: string) => `Aperto ai membri di ${handle}`,
  challenges: 'Sfide',
  noChallenges: 'Nessuna sfida aspetta un membro.',
  challenge: 'Sfida il club',
  anyMember: (handle) => `un membro di ${handle}`,
  challenged: (name) => `${name} sfida il club.`,
  firstCome: 'Gioca chi accetta per primo.',
  competitions: 'Competizioni del club',
  competitionsHint:
    'Partecipano solo i membri, e chi lascia il club si ritira. Tutti vedono chi gioca, e le partite sono pubbliche.',
  beginLadder: 'Inizia una classifica a sfide',
  ladderName: (club: string) => `Classifica di ${club}`,
  newCompetition: 'Annuncia una competizione',
  rooms: 'Canali di chat',
  roomsHint:
    'Un canale di Discord o Slack viene avvisato dei tavoli del club, di chi si siede, di come le partite iniziano e finiscono e di chi incontra chi nelle competizioni.',
  addRoom: 'Aggiungi un canale',
  roomName: 'Nome per l’elenco',
  roomLanguage: 'Lingua dei messaggi',
  roomBy: (name: string) => `aggiunto da ${name}`,
  roomTested: 'Un messaggio di prova è in arrivo.',
  missing: 'Questo club non esiste.',
};

/** What somebody reads who is invited to a table, in Italian. */
export const invited: InvitedTexts = {
  invites: (name) => `${name} ti invita a giocare a Carcassonne`,
  looksForPlayers: (name) => `${name} cerca giocatori`,
  someone: 'Hai un invito a giocare a Carcassonne',
  what: 'Piazza tessere, costruisci città e strade e metti i tuoi seguaci dove rendono di più. Si gioca qui nel browser, una mossa quando hai un minuto.',
  players: 'Giocatori',
  free: (count) => plural('it', count, { one: '1 posto libero', other: `${count} posti liberi` }),
  expansions: 'Espansioni',
  noExpansions: 'Nessuna: il gioco base',
  with: (names) => game.and(names),
  pace: 'Ritmo',
  noClock: 'Nessun limite di tempo',
  price: 'Prezzo',
  costsNothing: 'Gratis e senza pubblicità',
  asGuest: 'Non servono né account né indirizzo: giochi come ospite e in seguito puoi conservare la partita.',
  begun: 'Questa partita è cominciata senza di te',
  begunText: 'I posti sono tutti occupati. Puoi però iniziare subito una partita tua.',
};

const { and } = game;

/** The texts of what players request of each other, in Italian. */
export const requests: typeof english = {
  ...shared,
  title: 'Richiesta',
  menu: 'Altro…',
  kindName: {
    undo: () => 'Annullare la mia ultima mossa',
    pause: () => 'Una pausa',
    resume: () => 'Riprendere la partita',
    'more-time': (name) => (name === undefined ? 'Più tempo' : `Più tempo per ${name}`),
    robot: (name) =>
      name === undefined ? 'Un robot che continui al mio posto' : `Un robot al posto di ${name}`,
    end: () => 'Chiudere la partita senza risultato',
  },
  explained: {
    undo: 'La partita torna a prima della tua ultima mossa. Entrambe restano tra le mosse.',
    pause:
      'Il tempo si ferma: niente scadenze né promemoria, per 30 giorni al massimo. Si può comunque giocare, e riprendere quando siete tutti d’accordo.',
    resume: 'Il tempo riparte. A chi tocca resta il tempo che aveva.',
    'more-time': 'Ancora una volta il tempo che questo tavolo dà per una mossa.',
    robot: 'Il robot gioca finché il giocatore non torna. Basta una sua mossa per riprendere il posto.',
    end: 'La partita finisce per tutti, nessuno vince e non conta in nessuna statistica.',
  },
  needsAll: 'Tutti gli altri devono accettare entro tre giorni.',
  unlessDeclined: 'Succede quando siete tutti d’accordo, o dopo tre giorni se nessuno rifiuta.',
  atOnce: 'Non serve il consenso di nessuno, quindi succede subito.',
  send: 'Invia la richiesta',
  doIt: 'Conferma',
  withdraw: 'Ritira',
  sent: (what) => `Hai chiesto: ${what}.`,
  awaiting: (names, until) =>
    names.length === 0 ? `Aperta fino a ${until}.` : `Si attende ${and(names)}, fino a ${until}.`,
  answerBy: (until) => `Rispondi entro ${until}.`,
  orSilence: 'Allora succede anche se nessuno rifiuta.',
  robotForYou: 'Un robot gioca al posto tuo finché non torni.',
  back: 'Riprendo a giocare',
};

/** The texts of ratings, in Italian. */
export const ratings: RatingTexts = {
  title: 'Classifica',
  text: 'Chi batte più spesso avversari più forti sta più in alto. Ogni partita valida aggiorna il rating di chi la gioca: più partite si giocano, più è affidabile.',
  classes: { two: 'Due giocatori', several: 'Tre o più' },
  people: 'Persone',
  robots: 'Robot',
  who: 'In classifica',
  which: 'Partite tra',
  player: 'Giocatore',
  rating: 'Rating',
  games: 'Partite',
  none: 'Nessuno ha ancora giocato abbastanza partite valide da avere un rating affidabile.',
  count: (count) => plural('it', count, { one: '1 partita', other: `${count} partite` }),
  provisional: 'provvisorio',
  course: (days, lowest, highest) => `Il rating di partita in partita, ${days}: tra ${lowest} e ${highest}`,
  changed: (name, before, after) => `${name}: ${before} → ${after}`,
  annulled: {
    'no-first-decision': 'Qualcuno non ha mai fatto una mossa: la partita non conta per il rating.',
    'mass-time-out':
      'Qualcuno ha perso per tempo questa partita insieme a una precedente: per il suo rating non conta.',
  },
  waiting: 'Il rating si aggiorna tra un minuto.',
  reliability: {
    legend: 'Affidabilità di chi gioca',
    anybody: 'Qualsiasi',
    least: (percent) => `Almeno ${percent}`,
    hint: 'Solo chi lascia a metà poche partite; chi inviti per nome può sempre sedersi.',
  },
  showRating: 'Mostra i miei rating e mettimi in classifica',
};
