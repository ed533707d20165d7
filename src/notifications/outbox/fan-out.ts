import { insertDeliveries, type NewDelivery } from '../../db/deliveries.ts';
import { setDigest } from '../../db/digests.ts';
import { type ExternalName, externalNames } from '../../db/external-players.ts';
import { findGame, type GameRow } from '../../db/games.ts';
import { type LogEntry, listEntries } from '../../db/log-entries.ts';
import { type FeedPosition, findOutboxEvent, type OutboxEvent } from '../../db/outbox.ts';
import { type Receiver, receiversOf } from '../../db/receivers.ts';
import type { Deps } from '../../deps.ts';
import { nextDigest } from '../channels/email/digest-time.ts';
import { webhookFlags } from '../channels/webhook/attempt.ts';
import { bodyFor } from '../channels/webhook/content.ts';
import { type Occasion, occasionsOf } from '../events/from-outbox.ts';
import { effective, isWanted } from '../preferences/schema.ts';

/**
 * Works a notice out: who is told what on which channel. The deliveries and their jobs are written in one
 * statement, each once however often this is repeated. Answers the game as it was found.
 */
export async function deliver(
  deps: Deps,
  game: string,
  position: FeedPosition,
): Promise<GameRow | undefined> {
  const notice = await findOutboxEvent(deps.db.pool, game, position);
  const row = notice && (await findGame(deps.db.pool, game));
  if (notice === undefined || row === undefined) return undefined;
  const entry = notice.kind === 'decision' ? await entryAt(deps, game, notice.seq) : undefined;
  const occasions = occasionsOf(notice, row, entry);
  const ids = [...new Set(occasions.flatMap(({ to }) => to))];
  const receivers = ids.length === 0 ? [] : await receiversOf(deps.db.pool, game, ids);
  const known = await namesFor(deps, row, receivers);
  const deliveries = occasions.flatMap((occasion) =>
    receivers
      .filter(({ id }) => occasion.to.includes(id))
      .flatMap((receiver) => deliveriesTo(deps, { notice, row, occasion, receiver, known })),
  );
  await insertDeliveries(deps.db.pool, [...deliveries, ...toStrangers(notice)], deps.clock());
  for (const receiver of receivers) await noteDigest(deps, receiver, occasions);
  return row;
}

async function entryAt({ db }: Deps, game: string, seq: number): Promise<LogEntry | undefined> {
  return (await listEntries(db.pool, game, seq - 1, 1))[0];
}

interface Telling {
  readonly notice: OutboxEvent;
  readonly row: GameRow;
  readonly occasion: Occasion;
  readonly receiver: Receiver;
  readonly known: KnownNames;
}

/** By which names each application knows the players, by the application's id. */
type KnownNames = ReadonlyMap<string, ReadonlyMap<string, ExternalName>>;

async function namesFor({ db }: Deps, row: GameRow, receivers: readonly Receiver[]): Promise<KnownNames> {
  const applications = new Set(
    receivers.flatMap(({ endpoints }) => endpoints.flatMap((each) => each.application ?? [])),
  );
  const players = [...row.seats.map(({ playerId }) => playerId), ...receivers.map(({ id }) => id)];
  const names = [...applications].map(
    async (application) => [application, await externalNames(db.pool, application, players)] as const,
  );
  return new Map(await Promise.all(names));
}

function deliveriesTo(deps: Deps, telling: Telling): NewDelivery[] {
  const { notice, row, occasion, receiver } = telling;
  const about = { type: occasion.type, playerId: receiver.id, gameId: row.id, seq: notice.seq };
  const mark = `${notice.txid} ${notice.position} ${occasion.type}`;
  return [...webhooksOf(deps, telling, about, mark), ...mailOf(telling, about, mark)];
}

type About = Pick<NewDelivery, 'type' | 'playerId' | 'gameId' | 'seq'>;

/** An endpoint is told once of what concerns several players of its application. */
function webhooksOf(deps: Deps, telling: Telling, about: About, mark: string): NewDelivery[] {
  const { notice, row, occasion, receiver, known } = telling;
  if (!isWanted(preferencesOf(receiver), 'webhook', occasion.type)) return [];
  const told = { occasion, row, receiver, at: notice.at };
  return receiver.endpoints
    .filter(({ events }) => events.includes(occasion.type))
    .map((endpoint) => ({
      ...about,
      channel: 'webhook',
      flags: webhookFlags(endpoint.id),
      dedupeKey: `${mark} ${endpoint.id}`,
      endpointId: endpoint.id,
      body: bodyFor(deps, endpoint, { ...told, names: known.get(endpoint.application ?? '') }),
      isSlow: endpoint.isSlow,
    }));
}

function mailOf({ notice, row, occasion, receiver }: Telling, about: About, mark: string): NewDelivery[] {
  const preferences = preferencesOf(receiver);
  if (!receiver.isVerified || receiver.email === null) return [];
  if (!isWanted(preferences, 'email', occasion.type) || isKnown(row, occasion, receiver)) return [];
  if (preferences.email === 'digest' && isForDigest(occasion)) return [];
  const { by, text } = occasion;
  return [
    {
      ...about,
      channel: 'email',
      flags: ['email'],
      dedupeKey: `${mark} ${receiver.id} email`,
      data: { by, text, notice: notice.kind },
    },
  ];
}

const preferencesOf = ({ preferences, gamePreferences }: Receiver) => effective(preferences, gamePreferences);

/** Who has just decided sees in the answer what is asked next, and needs no mail of the own decision. */
function isKnown(row: GameRow, { type, entry }: Occasion, { id }: Receiver): boolean {
  const isOwn = entry !== undefined && row.seats[entry.seat]?.playerId === id;
  return isOwn && (type === 'turn.started' || type === 'decision.made');
}

function isForDigest({ type }: Occasion): boolean {
  return type !== 'game.finished' && type !== 'player.invited';
}

async function noteDigest(deps: Deps, receiver: Receiver, occasions: readonly Occasion[]): Promise<void> {
  const isDue = occasions.some(({ type, to }) => type === 'turn.started' && to.includes(receiver.id));
  if (!isDue || !receiver.isVerified || preferencesOf(receiver).email !== 'digest') return;
  await setDigest(deps.db.pool, receiver.id, nextDigest(deps.clock(), receiver.timeZone));
}

/** Guests who have no account are written to at the address they were asked by. */
function toStrangers({ kind, game, data, txid, position }: OutboxEvent): NewDelivery[] {
  const { email, by } = (data ?? {}) as { email?: string; by?: string };
  if (kind !== 'invited' || email === undefined) return [];
  const dedupeKey = `${txid} ${position} ${email}`;
  return [
    {
      channel: 'email',
      flags: ['email'],
      type: 'player.invited',
      dedupeKey,
      address: email,
      gameId: game,
      data: { by },
    },
  ];
}
