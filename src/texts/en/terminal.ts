/** The texts of `npm run play`, in English. */
export const terminal = {
  usage: [
    'npm run play -- [options]: a game against robots in the terminal, without an account.',
    '',
    '  --level easy|fair|strong   how well the robot plays (easy); several for several robots: easy,fair',
    '  --expansions LIST          river, inns-and-cathedrals, traders-and-builders, king-and-robber,',
    '                             abbey-and-mayor, count, or all; separated by commas',
    '  --edition NAME             first, second, third (usual) or bga',
    '  --server URL               a service; else the one on this machine (PORT, also of .env), else one for this game',
    '  --token TOKEN              plays as the player of an API token instead of a guest',
    '  --game ID                  goes on with a game of that player',
    '  --resume                   goes on with the last game that you left as a guest',
    '  --picture KIND             text, kitty or iterm; found out by itself where it can be',
    '  --language en|it           else as the environment says',
    '',
    'Colours are left out with NO_COLOR=1 and where the output is not a terminal.',
  ].join('\n'),
  help: 'Type the number of an option (3a lays the tile, 3a.1 with piece .1), or: board, options, score, remaining, log, help, learn. "quit" leaves.',
  /** Words that leave the game. */
  leaveWords: ['quit', 'exit', 'q'] as readonly string[],
  starting: (url: string) => `No service at ${url}: starting one for this game. That takes a moment…`,
  unreachable: (url: string) =>
    `There is no service at ${url}. "npm start" starts one, or leave --server out.`,
  noGuests:
    'This service has no guests. Create an account on its page and an API token in its settings: --token',
  welcome: (name: string, others: string) => `You are ${name}. Against you: ${others}.`,
  page: (url: string) => `The same game on the page: ${url}`,
  left: (id: string) => `To go on with this game: --game ${id}`,
  resume: 'To go on with this game: npm run play -- --resume',
  gone: 'The game ends here, as its service ran for it alone.',
  nothingToResume: 'There is no game to go on with. "npm run play" begins one.',
  sessionEnded: 'The guest’s session has ended: the game can’t be resumed. "npm run play" begins a new one.',
};

/** The texts of `npm run play` in each language. */
export type TerminalTexts = typeof terminal;
