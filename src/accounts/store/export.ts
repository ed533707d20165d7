import type { Db } from '../../db/client.ts';
import { Prisma } from '../../generated/prisma/client.ts';

/** Rows of one kind that belong to a player. `key` orders them; `me.id` is the player. */
interface Section {
  readonly from: string;
  readonly key: string;
  /** Members of an item, by name: columns. Secrets and hashes are left out. */
  readonly members: Readonly<Record<string, string>>;
}

const mine = (table: string, members: Section['members'], key = 'id'): Section => ({
  from: `${table} t WHERE t.player_id = me.id`,
  key: `t.${key}`,
  members,
});

/** All data that the service stores about a player in addition to the profile, by its name in the export. */
const sections = {
  sessions: mine('sessions', {
    createdAt: 't.created_at',
    lastUsedAt: 't.last_used_at',
    address: 't.address',
    userAgent: 't.user_agent',
    endedAt: 't.ended_at',
    endedBecause: 't.ended_because',
  }),
  apiTokens: mine('api_tokens', {
    name: 't.name',
    scopes: 't.scopes',
    gameId: 't.game_id',
    createdAt: 't.created_at',
    expiresAt: 't.expires_at',
    lastUsedAt: 't.last_used_at',
    revokedAt: 't.revoked_at',
  }),
  apps: mine('app_grants', {
    origin: 't.origin',
    clientId: 't.client_id',
    viaDeviceCode: 't.via_device_code',
    name: 't.name',
    scopes: 't.scopes',
    createdAt: 't.created_at',
    expiresAt: 't.expires_at',
    lastUsedAt: 't.last_used_at',
    endedAt: 't.ended_at',
  }),
  passkeys: mine('passkeys', { name: 't.name', createdAt: 't.created_at', lastUsedAt: 't.last_used_at' }),
  emailChanges: mine('email_changes', {
    oldEmail: 't.old_email',
    newEmail: 't.new_email',
    requestedAt: 't.requested_at',
    confirmedAt: 't.confirmed_at',
    undoneAt: 't.undone_at',
  }),
  bouncedEmails: mine(
    'email_failures',
    { address: 't.address', reason: 't.reason', lastAt: 't.last_at', stoppedAt: 't.stopped_at' },
    'player_id',
  ),
  vacations: mine('vacations', { startsAt: 't.starts_at', endsAt: 't.ends_at' }),
  webhooks: mine('webhook_endpoints', {
    name: 't.name',
    gameId: 't.game_id',
    label: 't.label',
    games: 't.games',
    club: '(SELECT c.handle FROM clubs c WHERE c.id = t.club_id)',
    language: 't.language',
    url: 't.url',
    format: 't.format',
    events: 't.events',
    createdAt: 't.created_at',
    disabledAt: 't.disabled_at',
    disabledReason: 't.disabled_reason',
  }),
  pushSubscriptions: mine('push_subscriptions', {
    pushService: "split_part(t.endpoint, '/', 3)",
    createdAt: 't.created_at',
    lastDeliveredAt: 't.last_delivered_at',
  }),
  externalNames: mine('external_players', {
    provider: 't.provider',
    externalId: 't.external_id',
    claimedAt: 't.claimed_at',
    canAct: 't.can_act',
  }),
  applicationPlayers: {
    from: 'external_players t JOIN players p ON p.id = t.player_id WHERE t.application_id = me.id',
    key: 't.id',
    members: {
      playerId: 't.player_id',
      provider: 't.provider',
      externalId: 't.external_id',
      displayName: 'p.display_name',
      createdAt: 't.created_at',
    },
  },
  games: {
    from: `games t LEFT JOIN seats s ON s.game_id = t.id AND s.player_id = me.id
      WHERE (t.owner_id = me.id OR s.player_id = me.id)`,
    key: 't.id',
    members: {
      id: 't.id',
      name: 't.name',
      status: 't.status',
      isOwner: 't.owner_id = me.id',
      seat: 's.seat',
      joinedAt: 's.joined_at',
      conduct: 's.conduct',
      abandonedAt: 's.abandoned_at',
      turnSeconds: 's.turn_seconds',
      createdAt: 't.created_at',
      finishedAt: 't.finished_at',
    },
  },
  matches: {
    from: `matches t WHERE (t.creator_id = me.id OR t.first_id = me.id OR t.second_id = me.id)`,
    key: 't.id',
    members: {
      id: 't.id',
      name: 't.name',
      status: 't.status',
      isCreator: 't.creator_id = me.id',
      club: '(SELECT c.handle FROM clubs c WHERE c.id = t.club_id)',
      bestOf: 't.best_of',
      createdAt: 't.created_at',
      finishedAt: 't.finished_at',
    },
  },
  competitions: {
    from: 'competitions t WHERE t.creator_id = me.id',
    key: 't.id',
    members: {
      id: 't.id',
      kind: 't.kind',
      name: 't.name',
      description: 't.description',
      status: 't.status',
      club: '(SELECT c.handle FROM clubs c WHERE c.id = t.club_id)',
      createdAt: 't.created_at',
    },
  },
  competitionEntries: mine(
    'competition_entrants',
    {
      competitionId: 't.competition_id',
      seed: 't.seed',
      enteredAt: 't.entered_at',
      withdrawnAt: 't.withdrawn_at',
    },
    'competition_id',
  ),
  teamMemberships: {
    from: 'competition_team_members t JOIN competition_teams e ON e.id = t.team_id WHERE t.player_id = me.id',
    key: 't.team_id',
    members: {
      competitionId: 't.competition_id',
      team: 'e.name',
      isCaptain: 'e.captain_id = me.id',
      boardNumber: 't.board_number',
      invitedAt: 't.invited_at',
      joinedAt: 't.joined_at',
      leftAt: 't.left_at',
    },
  },
  ratingChanges: mine(
    'rating_changes',
    {
      gameId: 't.game_id',
      class: 't.class',
      finishedAt: 't.finished_at',
      place: 't.place',
      mu: 't.mu',
      sigma: 't.sigma',
      timedOutAt: 't.timed_out_at',
      voidReason: 't.void_reason',
    },
    'game_id',
  ),
  messages: mine('messages', { gameId: 't.game_id', text: 't.text', at: 't.at' }),
  notes: mine('notes', { gameId: 't.game_id', text: 't.text', updatedAt: 't.updated_at' }, 'game_id'),
  invitations: mine('invitations', { gameId: 't.game_id', createdAt: 't.created_at' }),
  gamePreferences: mine('game_preferences', { gameId: 't.game_id', preferences: 't.preferences' }, 'game_id'),
  plans: mine('plans', {
    gameId: 't.game_id',
    tile: 't.tile',
    conditions: 't.conditions',
    decisions: 't.decisions',
    repeats: 't.repeats',
    follows: 't.follows',
    state: 't.state',
    createdAt: 't.created_at',
    closedAt: 't.closed_at',
  }),
  deliveries: mine('deliveries', {
    channel: 't.channel',
    type: 't.type',
    gameId: 't.game_id',
    address: 't.address',
    state: 't.state',
    createdAt: 't.created_at',
    finishedAt: 't.finished_at',
  }),
  blocks: mine('blocks', { playerId: 't.blocked_id', createdAt: 't.created_at' }, 'blocked_id'),
  follows: mine(
    'follows',
    { playerId: 't.followed_id', notify: 't.notify', createdAt: 't.created_at' },
    'followed_id',
  ),
  poolWaits: mine('pool_waits', {
    seats: 't.seats',
    preset: 't.preset',
    pace: 't.pace',
    rated: 't.rated',
    since: 't.since',
    expiresAt: 't.expires_at',
  }),
  standingTables: mine('standing_tables', {
    game: 't.game',
    maxOpen: 't.max_open',
    maxActive: 't.max_active',
    pauseReason: 't.pause_reason',
    createdAt: 't.created_at',
  }),
  clubs: {
    from: 'club_members t JOIN clubs c ON c.id = t.club_id WHERE t.player_id = me.id',
    key: 't.club_id',
    members: { handle: 'c.handle', name: 'c.name', role: 't.role', since: 't.since' },
  },
  mutes: mine('mutes', { playerId: 't.muted_id', gameId: 't.game_id', createdAt: 't.created_at' }),
  reports: {
    from: 'reports t WHERE t.reporter_id = me.id',
    key: 't.id',
    members: {
      playerId: 't.reported_id',
      gameId: 't.game_id',
      reason: 't.reason',
      text: 't.text',
      createdAt: 't.created_at',
      closedAt: 't.closed_at',
    },
  },
  sanctions: mine('sanctions', {
    kind: 't.kind',
    reason: 't.reason',
    createdAt: 't.created_at',
    until: 't.until',
  }),
} as const satisfies Record<string, Section>;

export type ExportSection = keyof typeof sections;
/** Names of the sections, in their order in the export. */
export const exportSections = Object.keys(sections) as readonly ExportSection[];

const pageSize = 500;

interface Item {
  readonly key: string;
  readonly item: string;
}

/** Yields the items of a section as JSON texts. Reads them page by page, so that no connection is held in between. */
export async function* exportItems(db: Db, section: ExportSection, player: string): AsyncGenerator<string> {
  const { from, key, members } = sections[section];
  const pairs = Object.entries(members).map(([name, column]) => `'${name}', ${column}`);
  const select = Prisma.raw(`SELECT ${key} AS key, json_build_object(${pairs.join(', ')})::text AS item`);
  const [rows, column] = [Prisma.raw(from), Prisma.raw(key)];
  let last: string | undefined = '00000000-0000-0000-0000-000000000000';
  while (last !== undefined) {
    const page: Item[] = await db.prisma.$queryRaw`
      ${select} FROM (SELECT ${player}::uuid AS id) me CROSS JOIN ${rows} AND ${column} > ${last}::uuid
      ORDER BY ${column} LIMIT ${pageSize}::int`;
    for (const { item } of page) yield item;
    last = page.length < pageSize ? undefined : page.at(-1)?.key;
  }
}
