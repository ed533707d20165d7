import { expansionWords } from '#expansion-words/it';
import type { CommandTexts } from '../chat-texts.ts';
import type { TerminalTexts } from '../en/commands.ts';
import { chatNames } from '../expansion-words.ts';
import { allSaid } from '../table-options.ts';
import { tableOptions } from './table-options.ts';

/** The words of each command, and more about it for `aiuto`, in Italian. */
export const commands: CommandTexts = {
  help: {
    words: ['aiuto', 'guida', 'comandi', 'ciao', 'salve'],
    help: 'aiuto COMANDO: più informazioni su un comando.',
  },
  learn: {
    words: ['impara', 'lezioni', 'lezione'],
    help: [
      'impara: lezioni brevi, senza bisogno di una partita. "impara 2": la seconda.',
      '"impara 2 1a.1": la mossa 1a.1; per il passo dopo se ne aggiunge una, come in "impara 2 1a.1 3b".',
    ].join('\n'),
  },
  games: {
    words: ['partite', 'le mie partite', 'elenco'],
    help: [
      'partite: le tue partite, a chi tocca e fino a quando.',
      'Ognuna ha un id. Con più partite mettilo davanti, come in: #3f9ac mosse',
    ].join('\n'),
  },
  open: { words: ['aperte', 'partite aperte'], help: 'aperte: le partite a cui puoi unirti.' },
  turn: {
    words: ['turno', 'carta', 'stato', 'novita', 'a chi tocca', 'di chi e il turno', 'tocca a me'],
    help: 'turno: che cosa è successo dalla tua ultima mossa, e a chi tocca.',
  },
  board: {
    words: [
      'tavolo',
      'tabellone',
      'figura',
      'mappa',
      'mostra il tavolo',
      'mostra il tabellone',
      'mostrami il tabellone',
      'fammi vedere il tabellone',
    ],
    help: [
      'tavolo: a che punto è la partita, con la figura. "tavolo testo" lo disegna con lettere:',
      '# città, + strada, ~ fiume, . campo. Le caselle sono x,y: x cresce verso est, y verso sud.',
    ].join('\n'),
  },
  options: {
    words: [
      'mosse',
      'opzioni',
      'scelte',
      'cosa posso fare',
      'che cosa posso fare',
      'che posso fare',
      'cosa posso giocare',
    ],
    help: [
      'mosse: che cosa puoi fare, con i numeri della figura. "mosse pagina 2": il resto.',
      '  3a: piazza solo la tessera, così',
      '  3a.1: anche il pezzo .1; 3a strada: anche un pezzo sulla strada',
      '  3a?: elenca i pezzi che puoi metterci',
      '  3: mostra i modi alla casella 3; se è uno solo, 3 piazza la tessera',
    ].join('\n'),
  },
  score: {
    words: ['punti', 'punteggio', 'classifica'],
    help: 'punti: i punti attuali, e quelli finali se la partita finisse ora.',
  },
  log: {
    words: ['storia', 'registro', 'cronaca'],
    help: 'storia: le ultime cinque mosse. "storia 12": le ultime dodici.',
  },
  remaining: {
    words: ['restanti', 'rimaste', 'tessere', 'sacchetto'],
    help: 'restanti: le tessere che possono ancora uscire. "restanti 3,-1": quelle che ci stanno lì.',
  },
  time: {
    words: ['tempo', 'quanto tempo', 'tempo rimasto', 'scadenza'],
    help: 'tempo: quanto può durare ancora la mossa in corso.',
  },
  undo: {
    words: ['annulla mossa', 'annulla la mossa', 'torna indietro'],
    help: 'annulla mossa: chiede agli altri di annullare la tua ultima mossa, come "chiedi annullare".',
  },
  vacation: {
    words: ['vacanza', 'vacanze', 'ferie'],
    help: 'vacanza: le tue vacanze. "vacanza 5 giorni" ferma i tuoi orologi da adesso, "vacanza 2026-12-24 2027-01-02" più avanti, "vacanza no" la termina.',
  },
  hint: {
    words: ['consiglio', 'suggerimento', 'suggerisci'],
    help: 'consiglio: che cosa farebbe un robot al tuo posto, e perché. Il registro dice che l’hai chiesto.',
  },
  plan: {
    words: ['piano', 'pianifica'],
    help: [
      'piano U 3,-1 r90 seguace@strada0: piazza lì la tessera U quando tocca a te e la peschi.',
      '  piano U: che cosa potresti fare con U; poi piano U 3a.1',
      '  piano qualsiasi 3,-1 r90: con ogni tessera che va bene; piano pesca sempre: tieni sempre l’abbazia',
      '  ... se 2,0 è occupato (o libero), se 3,0:città0 è completa (o non), se 3,0:strada0 è rivendicata (o non)',
      '  ... ; carro -: ciò che segue nello stesso turno',
      '  piano drago lontano, altrimenti verso anna: muove il drago lontano dai tuoi pezzi; a parità, verso quelli di Anna',
      '  piano dopo 1: U 3,-1 r90: quando il piano 1 è stato eseguito',
      'Si esegue il primo dei tuoi piani che vale. Nessun altro ne sa nulla.',
    ].join('\n'),
  },
  plans: { words: ['piani', 'i miei piani'], help: 'piani: che cosa hai pianificato, e che fine ha fatto.' },
  unplan: { words: ['togli piano', 'elimina piano'], help: 'togli piano 2: elimina il tuo secondo piano.' },
  auto: {
    words: ['automatico', 'obbligate'],
    help: 'automatico sì, automatico no: le mosse senza alternative si fanno da sole.',
  },
  analysis: {
    words: ['analisi', 'analizza'],
    help: 'analisi: le mosse più costose di una partita finita, con abilità e fortuna.',
  },
  say: { words: ['di', 'dici'], help: 'di TESTO: scrivi un messaggio al tavolo.' },
  messages: { words: ['messaggi', 'discorsi'], help: 'messaggi: gli ultimi messaggi.' },
  new: {
    words: ['nuova', 'nuova partita', 'nuovo', 'crea'],
    help: [
      'nuova: un tavolo per due, gioco base, terza edizione, 3 giorni per mossa, aperto a tutti.',
      'In qualsiasi ordine puoi aggiungere:',
      '  giocatori: 3 giocatori',
      `  espansioni: ${chatNames(expansionWords).join(', ')}, oppure tutte`,
      '  edizione: prima, seconda, terza o bga',
      '  regole: mano di tre, città piccole 2, campi 4, campi per città, ogni seguace',
      '  drago: drago dopo il punteggio, drago prima del punteggio, drago attivo, tutti muovono il drago',
      '  tempo per mossa: 12 ore, 2 giorni, 1 settimana, senza scadenza',
      '  abbandono: tre mosse saltate e sei fuori; sostituto: un robot gioca finché non torni',
      '  persone: @bruno @carla',
      '  robot: robot, robot facile, 2 robot forti',
      '  chi può venire: pubblica, nascosta (con invito o codice), privata (nessun altro può guardare)',
      ...allSaid(tableOptions).map(({ help }) => `  ${help}`),
      '  solo giocatori affidabili: affidabilità 90 (chi porta a termine almeno 90 partite su 100)',
      '  chi comincia: sorteggio',
      '  un nome: "Domenica"',
      'Per esempio: nuova 3 giocatori locande mercanti 2 giorni @bruno @carla "Domenica"',
    ].join('\n'),
  },
  challenge: {
    words: ['sfida'],
    help: 'sfida @bruno al meglio di 3 a specchio: un incontro di più partite, che conta come una per il rating; le condizioni come per "nuova". "unisciti" accetta, "rifiuto" rifiuta. "sfida club:spring-club" si rivolge a tutti i membri del tuo club.',
  },
  tournaments: {
    words: ['tornei', 'torneo', 'campionati'],
    help: [
      'tornei: tornei e campionati a cui puoi iscriverti, e quelli in corso. "tornei 2": a che punto è il secondo.',
      '"tornei 2 iscrivimi": ti iscrivi, e le tue partite cominciano da sole. "tornei 2 esci": ti ritiri.',
      'Per le squadre: "tornei 2 iscrivimi Gli Abati" iscrive la tua, "tornei 2 invita @bruno" invita, "tornei 2 unisciti" accetta.',
    ].join('\n'),
  },
  join: {
    words: ['unisciti', 'entra', 'partecipa', 'siediti'],
    help: 'unisciti #3f9ac, o unisciti CODICE: prendi posto. "unisciti" da solo: al tavolo a cui hai un invito.',
  },
  invite: { words: ['invita'], help: 'invita @bruno @carla: invita altre persone al tuo tavolo.' },
  start: {
    words: ['inizia', 'comincia', 'via'],
    help: 'inizia: comincia con chi c’è, senza i posti liberi.',
  },
  leave: {
    words: ['esci', 'lascia', 'alzati'],
    help: 'esci: lascia il posto prima dell’inizio. Dopo: abbandona.',
  },
  cancel: { words: ['annulla'], help: 'annulla: annulla il tuo tavolo aperto, prima dell’inizio.' },
  decline: {
    words: ['rifiuto', 'rifiuta', 'declina'],
    help: 'rifiuto: rifiuta un invito o, in una partita in corso, ciò che chiede un altro giocatore.',
  },
  resign: {
    words: ['abbandona', 'mi arrendo'],
    help: 'abbandona sì: abbandona per sempre una partita. I tuoi pezzi restano, gli altri continuano. abbandona incontro sì: abbandona tutto l’incontro.',
  },
  rematch: {
    words: ['rivincita', 'ancora'],
    help: 'rivincita: un’altra partita con gli stessi giocatori, quando è finita.',
  },
  nudge: {
    words: ['sollecita', 'sveglia'],
    help: 'sollecita: ricorda il turno a chi deve giocare, una volta al giorno.',
  },
  robot: {
    words: ['robot', 'aggiungi robot'],
    help: [
      'robot, oppure robot facile, normale, forte: fa sedere un robot al tuo tavolo aperto.',
      'In una partita in corso: chiedi che un robot giochi al posto di chi manca da un giorno.',
    ].join('\n'),
  },
  request: {
    words: ['chiedi', 'chiedo', 'proponi'],
    help: [
      'chiedi pausa, riprendere, più tempo, annullare, chiudere (senza risultato), robot, robot NOME:',
      'succede se tutti gli altri accettano entro tre giorni.',
    ].join('\n'),
  },
  requests: { words: ['richieste', 'proposte'], help: 'richieste: che cosa si chiedono i giocatori.' },
  agree: {
    words: ['accetto', 'sono d accordo'],
    help: 'accetto: accetta ciò che chiede un altro giocatore. Fra più richieste indicane una: accetto pausa.',
  },
  disagree: {
    words: ['non accetto', 'non sono d accordo', 'ritira'],
    help: 'non accetto: rifiuta ciò che chiede un altro giocatore, o ritira la tua richiesta.',
  },
  back: {
    words: ['eccomi', 'sono tornato', 'sono tornata'],
    help: 'eccomi: torni a giocare tu dopo che un robot ti ha sostituito. Basta anche una mossa.',
  },
  link: { words: ['collegamento', 'indirizzo', 'pagina'], help: 'link: la pagina della partita.' },
  claim: {
    words: ['rivendica', 'il mio account'],
    help: [
      'rivendica: un link, solo per te, che porta tutte le tue partite in un account tuo;',
      'poi puoi giocare anche sul sito e per email.',
    ].join('\n'),
  },
  mute: {
    words: ['silenzia'],
    help: 'silenzia @ole: non leggere più i messaggi di una persona. Nessun altro lo viene a sapere.',
  },
  unmute: { words: ['riascolta'], help: 'riascolta @ole: leggi di nuovo i messaggi di una persona.' },
  block: {
    words: ['blocca'],
    help: [
      'blocca @ole: non vi incontrate più ai tavoli aperti e non vi leggete più.',
      'L’altra persona non lo viene a sapere; le partite in corso continuano.',
    ].join('\n'),
  },
  unblock: { words: ['sblocca'], help: 'sblocca @ole: toglie il blocco.' },
  report: {
    words: ['segnala'],
    help: 'segnala @ole spam TESTO: avvisa i gestori. Motivi: molestie, spam, identità, imbrogli, ritardo, altro.',
  },
  pass: {
    words: ['passo', 'passa', 'niente'],
    help: 'passo: rispondi di no dove si può (carro, Carcassonne, abbazia).',
  },
};

/** The texts of `npm run play`, in Italian. */
export const terminal: TerminalTexts = {
  usage: ({ levels, expansions, editions, languages }) =>
    [
      'npm run play -- [opzioni]: una partita contro i robot nel terminale, senza account.',
      '',
      `  --level ${levels.padEnd(18)} quanto gioca bene il robot (easy); più d’uno per più robot: easy,fair`,
      '  --expansions LISTA'.padEnd(29) + expansions,
      '                             oppure all; separate da virgole',
      `  --edition NOME             ${editions} (third)`,
      '  --server URL               un servizio; altrimenti quello su questa macchina (PORT, anche di .env), o uno per questa partita',
      '  --token TOKEN              gioca con il giocatore di un token API invece che come ospite',
      '  --game ID                  continua una partita di quel giocatore',
      '  --resume                   riprende l’ultima partita che hai lasciato come ospite',
      '  --picture TIPO             text, kitty o iterm; di solito si capisce da sé',
      `  --language ${languages.padEnd(15)} altrimenti come dice l’ambiente`,
      '',
      'Senza colori con NO_COLOR=1 e dove l’uscita non è un terminale.',
    ].join('\n'),
  help: 'Scrivi il numero di una mossa (3a piazza la tessera, 3a.1 con il pezzo .1), oppure: tavolo, mosse, punti, restanti, storia, aiuto, impara. "fine" per uscire.',
  leaveWords: ['fine'],
  starting: (url) => `Nessun servizio su ${url}: ne avvio uno per questa partita. Un momento…`,
  unreachable: (url) => `Su ${url} non c’è nessun servizio. "npm start" ne avvia uno, oppure togli --server.`,
  noGuests:
    'Questo servizio non accetta ospiti. Crea un account sulla sua pagina e un token API nelle impostazioni: --token',
  welcome: (name, others) => `Tu sei ${name}. Contro di te: ${others}.`,
  page: (url) => `La stessa partita sulla pagina: ${url}`,
  left: (id) => `Per continuare questa partita: --game ${id}`,
  resume: 'Per continuare questa partita: npm run play -- --resume',
  gone: 'La partita finisce qui: il servizio era stato avviato solo per questa.',
  nothingToResume: 'Non c’è nessuna partita da riprendere. "npm run play" ne comincia una.',
  sessionEnded:
    'La sessione dell’ospite è finita: la partita non si può riprendere. "npm run play" ne comincia una nuova.',
};
