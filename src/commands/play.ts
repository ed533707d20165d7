import { createInterface } from 'node:readline';
import { environment } from '../config.ts';
import { textsIn } from '../texts/index.ts';
import { withService } from './play/find-service.ts';
import { logIn, openGame } from './play/open-game.ts';
import { faint } from './play/paint.ts';
import { playGame, type Terminal } from './play/play-game.ts';
import { type PlayRequest, readRequest } from './play/request.ts';

/**
 * `npm run play`: a game against robots in the terminal, over the API, as a guest. On the service at
 * http://localhost:3000 if there is one, else on one that is started for the game alone.
 */
async function main(args: readonly string[]): Promise<void> {
  const request = readRequest(args, environment(), process.stdout.isTTY === true);
  const texts = textsIn(request.language).terminal;
  if (request.isHelp) return console.log(texts.usage);
  const terminal = openTerminal(request);
  try {
    await withService(request, texts, terminal.print, async (url) => {
      const client = await logIn(url, request, texts);
      const game = await openGame(client, request);
      const nameOf = (seat: number) => game.players.find((each) => each.seat === seat)?.displayName ?? '';
      const others = game.players
        .filter(({ seat }) => seat !== game.you)
        .map(({ displayName }) => displayName);
      terminal.print(texts.welcome(nameOf(game.you ?? 0), others.join(', ')));
      if (request.token !== undefined)
        terminal.print(faint(texts.page(`${url}/games/${game.id}`), request.isColoured));
      terminal.print(faint(texts.help, request.isColoured));
      const { language } = request;
      const isOver = await playGame({ client, terminal, texts, language }, game);
      if (!isOver) terminal.print(request.token === undefined ? texts.gone : texts.left(game.id));
    });
  } finally {
    terminal.close();
  }
}

function openTerminal({ isColoured, picture }: PlayRequest): Terminal & { readonly close: () => void } {
  const lines = createInterface({ input: process.stdin, output: process.stdout, prompt: '> ' });
  const typed = lines[Symbol.asyncIterator]();
  return {
    print: (text) => console.log(text),
    read: async () => {
      lines.prompt();
      const { value, done } = await typed.next();
      return done === true ? undefined : value;
    },
    close: () => lines.close(),
    isColoured,
    picture,
  };
}

if (import.meta.filename === process.argv[1])
  await main(process.argv.slice(2)).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
