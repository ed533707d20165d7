import { bodyOf, type Client, newKey } from '#client';
import type { TerminalTexts } from '../../texts/en/commands.ts';
import { inEachLanguage, type Language } from '../../texts/index.ts';
import { boardLines, type NumberedCell } from './board-lines.ts';
import { inlinePicture, type PictureKind } from './inline-picture.ts';
import { type Game, readGame } from './open-game.ts';
import { bold } from './paint.ts';

/** A terminal, or a substitute. */
export interface Terminal {
  readonly print: (text: string) => void;
  /** Returns the next typed line; undefined at the end of the input. */
  readonly read: () => Promise<string | undefined>;
  readonly isColoured: boolean;
  readonly picture: PictureKind;
}

/** A player at a terminal. */
export interface Seat {
  readonly client: Client;
  readonly terminal: Terminal;
  readonly texts: TerminalTexts;
  readonly language: Language;
}

/** Polling interval while others decide, ms. */
const pollIntervalMs = 300;
/** Words for leaving the game, in any language. */
const leaveWords = Object.values(inEachLanguage(({ terminal }) => terminal.leaveWords)).flat();

/** Plays a game to its end, or until the player leaves. Returns whether it is over. */
export async function playGame(seat: Seat, begun: Game): Promise<boolean> {
  let game = begun;
  while (game.status === 'running') {
    if (isAwaiting(game)) {
      await showTurn(seat, game);
      if (!(await answerUntilMoved(seat, game))) return false;
    } else await new Promise((resolve) => setTimeout(resolve, pollIntervalMs));
    game = await readGame(seat.client, game.id);
  }
  await showBoard(seat, game, []);
  await say(seat, game, 'score');
  return true;
}

const isAwaiting = ({ yourSeat, awaiting }: Game) =>
  yourSeat !== null && awaiting?.seats.includes(yourSeat) === true;

/** Shows the news, the board with numbered places, and the options. */
async function showTurn(seat: Seat, game: Game): Promise<void> {
  const { client, language } = seat;
  const headers = { 'accept-language': language };
  const params = { path: { id: game.id } };
  const { options } = await bodyOf(client.GET('/v1/games/{id}/options', { params, headers }));
  await showNews(seat, game);
  await showBoard(seat, game, options.flatMap(cellOf));
  await say(seat, game, 'options');
}

/** Shows the others' moves since the player's last decision. */
async function showNews({ client, terminal }: Seat, { id }: Game): Promise<void> {
  const params = { path: { id }, header: newKey() };
  const body = { text: 'turn' };
  const { text } = await bodyOf(client.POST('/v1/games/{id}/commands', { params, body }));
  const news = text.split('\n').filter((line) => /^\d+\. /.test(line));
  terminal.print(['', ...news].join('\n'));
}

/** Returns the cell that an option fills, with its number: 7 of `7b`. */
function cellOf({ label, target }: { label: string; target: object | null }): NumberedCell[] {
  if (target === null || !('cell' in target)) return [];
  const { x, y } = target.cell as { x: number; y: number };
  return [{ x, y, number: label.replace(/[a-z]+$/, '') }];
}

async function showBoard(
  { client, terminal }: Seat,
  game: Game,
  cells: readonly NumberedCell[],
): Promise<void> {
  if (terminal.picture === 'text' || game.table === null) {
    if (game.table !== null) terminal.print(boardLines(game.table, cells, terminal.isColoured).join('\n'));
    return;
  }
  const params = { path: { id: game.id }, query: { legal: '1' as const, size: 900 } };
  const png = await bodyOf(client.GET('/v1/games/{id}/board.png', { params, parseAs: 'arrayBuffer' }));
  terminal.print(inlinePicture(Buffer.from(png as unknown as ArrayBuffer), terminal.picture));
}

/** Runs typed commands until the game has moved on. Returns false if the player leaves. */
async function answerUntilMoved(seat: Seat, game: Game): Promise<boolean> {
  for (;;) {
    const line = await seat.terminal.read();
    if (line === undefined || leaveWords.includes(line.trim().toLowerCase())) return false;
    const text = line.trim() === '?' ? 'help' : line.trim();
    const version = text === '' ? game.version : await say(seat, game, text);
    if (version !== game.version) return true;
  }
}

/** Sends a text command, in any language, and shows the reply. Returns the game's version afterwards. */
async function say({ client, terminal }: Seat, game: Game, text: string): Promise<number> {
  const params = { path: { id: game.id }, header: newKey() };
  const answer = await bodyOf(client.POST('/v1/games/{id}/commands', { params, body: { text } }));
  const [first = '', ...others] = answer.text.split('\n');
  terminal.print([bold(first, terminal.isColoured), ...others].join('\n'));
  return answer.game === game.id ? (answer.version ?? game.version) : game.version;
}
