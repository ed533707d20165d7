import { seatOf } from '../../games/players.ts';
import { openInvitations, shortIdOf } from '../../games/views/find-games.ts';
import { listGames } from '../../games/views/list.ts';
import { type Asker, done, type Game, type Reply } from '../reply.ts';
import { nameAt, nameOfGame, timeWords } from '../standing.ts';

const most = 12;
const mostOver = 3;

/** `games`: the asker's games, those that wait for the asker first. */
export async function showGames(asker: Asker): Promise<Reply> {
  const { deps, playerId, texts } = asker;
  const of = { playerId, isAwaiting: false };
  const running = await listGames(deps, { status: 'running', of, limit: most });
  const open = await listGames(deps, { status: 'open', of, limit: most });
  const over = await listGames(deps, { status: 'finished', of, limit: mostOver });
  const mine = running.filter((row) => isAwaiting(row, playerId));
  const theirs = running.filter((row) => !isAwaiting(row, playerId));
  const games = [...mine, ...theirs, ...open].slice(0, most);
  const all = [...games, ...over.slice(0, mostOver)];
  if (all.length === 0) return done([texts.noGames]);
  const isMore = running.length + open.length > most;
  return done([
    texts.yourGames,
    ...all.map((row) => gameLine(asker, row)),
    ...(isMore ? [texts.moreGames] : []),
  ]);
}

const isAwaiting = (row: Game, playerId: string) => seatOf(row, playerId)?.seat === row.awaitingSeat;

/** `open`: games with a free seat that the asker may take. */
export async function showOpen(asker: Asker): Promise<Reply> {
  const lines = tableLines(asker, await openTables(asker));
  return done(lines.length === 0 ? [asker.texts.noOpenGames] : [asker.texts.openGames, ...lines]);
}

/** Open games that one may join. */
export interface Tables {
  readonly invited: readonly Game[];
  /** Those that everybody may join. */
  readonly others: readonly Game[];
}

/** Open games that the asker does not sit in and may join. */
export async function openTables({ deps, playerId }: Asker): Promise<Tables> {
  const invited = await openInvitations(deps, playerId, most);
  const known = new Set(invited.map(({ id }) => id));
  const open = await listGames(deps, { status: 'open', limit: most });
  const others = open.filter((row) => !known.has(row.id) && seatOf(row, playerId) === undefined);
  return { invited, others: others.slice(0, most - invited.length) };
}

/** A line a table, those first that the asker was invited to. */
export function tableLines(asker: Asker, { invited, others }: Tables): string[] {
  const asked = invited.map((row) => `${gameLine(asker, row)} – ${asker.texts.invitedTo}`);
  return [...asked, ...others.map((row) => gameLine(asker, row))];
}

/** `#3f9ac Sunday table: your turn, until Sun 22 Nov, 14:00. Anna 12, Bruno 8`. */
export function gameLine(asker: Asker, row: Game): string {
  const { texts } = asker;
  const head = `#${shortIdOf(row.id)} ${row.name}: `;
  const names = row.seats.map(({ displayName }) => displayName).join(', ');
  if (row.status === 'open') return `${head}${texts.notStarted(row.seats.length, row.seatCount)} (${names})`;
  const scores = row.seats
    .map(({ displayName, seat }) => `${displayName} ${row.scores[seat] ?? 0}`)
    .join(', ');
  if (row.status !== 'running') return `${head}${texts.isOver}. ${scores}`;
  const turn = isAwaiting(row, asker.playerId)
    ? texts.itsYourTurn
    : texts.turnOfShort(nameAt(row, row.awaitingSeat ?? -1));
  const until = row.deadline === null ? '' : `, ${texts.until(timeWords(asker, row.deadline))}`;
  return `${head}${turn}${until}. ${scores}`;
}

/** The page of a game. */
export function showLink({ deps }: Asker, game: Game): Reply {
  return done([`${nameOfGame(game)}: ${deps.config.publicUrl}/games/${game.id}`], { game });
}
