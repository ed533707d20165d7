import { api, bodyOf, type Game, type LogEntry, type Options } from '../api/client.ts';
import { language } from '../i18n/index.ts';

/** The known part of a game. */
export interface GameState {
  readonly game?: Game;
  readonly options?: Options | undefined;
  readonly entries: readonly LogEntry[];
  readonly error?: unknown;
}

/** A state with the entity tag of its game. */
export interface Snapshot {
  readonly state: GameState;
  readonly tag: string;
}

const PAGE_SIZE = 100;

/** Loads the changes since a snapshot; undefined if there are none. */
export async function readNews(
  id: string,
  { state, tag }: Snapshot,
  prepare: (game: Game) => Promise<unknown>,
): Promise<Snapshot | undefined> {
  const headers = tag === '' ? {} : { 'if-none-match': tag };
  const request = api.GET('/v1/games/{id}', { params: { path: { id } }, headers });
  const { response } = await request.catch(() => ({ response: undefined }));
  if (response?.status === 304) return undefined;
  const game = await bodyOf(request);
  const isAwaiting = game.yourSeat !== null && game.awaiting?.seats.includes(game.yourSeat) === true;
  const [entries, options] = await Promise.all([
    entriesUpTo(game, state.entries),
    isAwaiting ? readOptions(id) : undefined,
    // What cannot be prepared now is loaded when it is shown.
    prepare(game).catch(() => undefined),
  ]);
  return { state: { game, entries, options }, tag: response?.headers.get('etag') ?? '' };
}

/** Loads the player's options, with texts in the language of the page. */
function readOptions(id: string): Promise<Options> {
  const headers = { 'accept-language': language() };
  return bodyOf(api.GET('/v1/games/{id}/options', { params: { path: { id } }, headers }));
}

/** Loads the option of a label with all its deployments; none if there is no such option. */
export async function readOption(id: string, option: string): Promise<Options['options']> {
  const params = { path: { id }, query: { option } };
  const headers = { 'accept-language': language() };
  return (await bodyOf(api.GET('/v1/games/{id}/options', { params, headers }))).options;
}

/** Returns the log up to the version of the game. Entries never change, so only new ones are loaded. */
async function entriesUpTo({ id, version }: Game, before: readonly LogEntry[]): Promise<readonly LogEntry[]> {
  let entries = before;
  while (entries.length < version) {
    const query = { after: entries.length, limit: PAGE_SIZE };
    const page = await bodyOf(api.GET('/v1/games/{id}/moves', { params: { path: { id }, query } }));
    if (page.items.length === 0) break;
    entries = [...entries, ...page.items];
  }
  return entries;
}
