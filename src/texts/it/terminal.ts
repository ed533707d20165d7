import type { TerminalTexts } from '../en/terminal.ts';

/** The texts of `npm run play`, in Italian. */
export const terminal: TerminalTexts = {
  usage: [
    'npm run play -- [opzioni]: una partita contro i robot nel terminale, senza account.',
    '',
    '  --level easy|fair|strong   quanto gioca bene il robot (easy); più d’uno per più robot: easy,fair',
    '  --expansions LISTA         river, inns-and-cathedrals, traders-and-builders, king-and-robber,',
    '                             abbey-and-mayor, count, oppure all; separate da virgole',
    '  --edition NOME             first, second, third (di solito) o bga',
    '  --server URL               un servizio; altrimenti quello su questa macchina (PORT, anche di .env), o uno per questa partita',
    '  --token TOKEN              gioca con il giocatore di un token API invece che come ospite',
    '  --game ID                  continua una partita di quel giocatore',
    '  --resume                   riprende l’ultima partita che hai lasciato come ospite',
    '  --picture TIPO             text, kitty o iterm; di solito si capisce da sé',
    '  --language en|it           altrimenti come dice l’ambiente',
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
