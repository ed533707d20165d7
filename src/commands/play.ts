import { createInterface } from 'node:readline';
import { environment } from '../settings/config.ts';
import { localAddress } from '../settings/local-address.ts';
import { textsIn } from '../texts/index.ts';
import { enterAsGuest, enterAsPlayer } from './play/enter.ts';
import { type Service, withService } from './play/find-service.ts';
import { GameKeeper } from './play/kept-game.ts';
import type { Game } from './play/open-game.ts';
import { faint } from './play/paint.ts';
import { playGame, type Terminal } from './play/play-game.ts';
import { type PlayRequest, readRequest, usageChoices } from './play/request.ts';

/**
 * `npm run play`: a game against robots in the terminal, over the API, as a guest. It uses the service running on this
 * machine, or else a temporary one.
 */
async function main(args: readonly string[]): Promise<void> {
  const env = environment();
  const request = readRequest(args, env, process.stdout.isTTY === true);
  const texts = textsIn(request.language).terminal;
  if (request.isHelp) return console.log(texts.usage(usageChoices));
  const keeper = new GameKeeper(env);
  const kept = request.isResumed ? keeper.read() : undefined;
  if (request.isResumed && kept === undefined) throw new Error(texts.nothingToResume);
  const terminal = openTerminal(request);
  try {
    const address = { server: kept?.server ?? request.server, local: localAddress(env) };
    await withService(address, texts, terminal.print, async (service) => {
      const entrance = { service, request, keeper, texts };
      const { token, language } = request;
      const { client, game } = await (token === undefined
        ? enterAsGuest(entrance, kept)
        : enterAsPlayer(entrance, token));
      welcome(game, service, request, terminal);
      const isOver = await playGame({ client, terminal, texts, language }, game);
      if (!isOver) terminal.print(farewell(game, service, request));
      else if (token === undefined && !service.isTemporary) keeper.forget();
    });
  } finally {
    terminal.close();
  }
}

function welcome(
  { id, yourSeat, players }: Game,
  { url }: Service,
  request: PlayRequest,
  terminal: Terminal,
): void {
  const { welcome, page, help } = textsIn(request.language).terminal;
  const nameOf = (seat: number) => players.find((each) => each.seat === seat)?.displayName ?? '';
  const others = players.filter(({ seat }) => seat !== yourSeat).map(({ displayName }) => displayName);
  terminal.print(welcome(nameOf(yourSeat ?? 0), others.join(', ')));
  if (request.token !== undefined) terminal.print(faint(page(`${url}/games/${id}`), request.isColoured));
  terminal.print(faint(help, request.isColoured));
}

/** Explains how to continue a game that was left. */
function farewell({ id }: Game, { isTemporary }: Service, { token, language }: PlayRequest): string {
  const { left, resume, gone } = textsIn(language).terminal;
  if (token !== undefined) return left(id);
  return isTemporary ? gone : resume;
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
