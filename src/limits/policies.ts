/** A limit: points that may be spent in a window by each key, such as a player or an address. */
export interface Policy {
  readonly points: number;
  /** Length of a window, which begins with the first point spent in it. */
  readonly seconds: number;
  /** The plural noun for what points count. */
  readonly counts: string;
  /** The kind of key that it limits. */
  readonly per:
    | 'caller'
    | 'address'
    | 'account'
    | 'account and address'
    | 'player'
    | 'guest'
    | 'application'
    | 'email address'
    | 'service';
  /**
   * After `points` attempts within `seconds` each further one has to wait, twice as long each time: from `firstSeconds`
   * up to `maxSeconds`. Success resets it.
   */
  readonly growth?: { readonly firstSeconds: number; readonly maxSeconds: number };
  /** Whether it protects other people's inboxes, and so holds although nothing else is limited (`RATE_LIMIT_PER_MINUTE=0`). */
  readonly isAlwaysOn?: true;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const growth = { firstSeconds: minute, maxSeconds: hour };

/** Every limit of the service by name; docs/limits.md explains them. `LIMITS` replaces the points of each. */
export const policies = {
  /** The points come from `RATE_LIMIT_PER_MINUTE`. */
  default: { points: 600, seconds: minute, counts: 'points', per: 'caller' },
  /** The points are half of `RATE_LIMIT_PER_MINUTE`. */
  anonymous: { points: 300, seconds: minute, counts: 'points', per: 'address' },
  'log-in': { points: 10, seconds: day, counts: 'failed log-ins', per: 'account and address', growth },
  'log-in-account': { points: 10, seconds: day, counts: 'failed log-ins', per: 'account', growth },
  'log-in-address': { points: 30, seconds: hour, counts: 'failed log-ins', per: 'address', growth },
  'password-resets': { points: 10, seconds: hour, counts: 'password resets', per: 'address' },
  // A school or a club has one address.
  'registrations-hourly': { points: 30, seconds: hour, counts: 'registrations', per: 'address' },
  'registrations-daily': { points: 100, seconds: day, counts: 'registrations', per: 'address' },
  // A guest costs no password: of all addresses together there are no more than the database can hold.
  'new-guests-hourly': { points: 30, seconds: hour, counts: 'new guests', per: 'address' },
  'new-guests-daily': { points: 100, seconds: day, counts: 'new guests', per: 'address' },
  'new-guests-in-all': { points: 1_000, seconds: hour, counts: 'new guests', per: 'service' },
  'guest-games-daily': { points: 30, seconds: day, counts: 'new games', per: 'guest' },
  'device-codes-hourly': { points: 100, seconds: hour, counts: 'device codes', per: 'address' },
  'app-registrations-hourly': { points: 30, seconds: hour, counts: 'registrations of apps', per: 'address' },
  'wrong-user-codes-hourly': { points: 20, seconds: hour, counts: 'wrong codes of apps', per: 'player' },
  'external-players': { points: 500, seconds: day, counts: 'new players', per: 'application' },
  'games-hourly': { points: 60, seconds: hour, counts: 'new games', per: 'player' },
  'games-daily': { points: 300, seconds: day, counts: 'new games', per: 'player' },
  'seats-hourly': { points: 120, seconds: hour, counts: 'seats taken', per: 'player' },
  'invitations-daily': { points: 100, seconds: day, counts: 'invitations', per: 'player' },
  preferences: { points: 300, seconds: day, counts: 'changes of preferences', per: 'player' },
  'push-tests-hourly': { points: 30, seconds: hour, counts: 'test notifications', per: 'player' },
  'messages-per-minute': { points: 20, seconds: minute, counts: 'messages', per: 'player' },
  'messages-hourly': { points: 200, seconds: hour, counts: 'messages', per: 'player' },
  'guests-per-minute': {
    points: 100,
    seconds: minute,
    counts: 'invitations by email',
    per: 'service',
    isAlwaysOn: true,
  },
  'guests-daily': {
    points: 20,
    seconds: day,
    counts: 'invitations by email',
    per: 'player',
    isAlwaysOn: true,
  },
  /** These three are kept silently: what is more is not sent, and the sender does not learn it. */
  'guest-emails-daily': { points: 2, seconds: day, counts: 'emails', per: 'email address', isAlwaysOn: true },
  'invitation-emails-daily': {
    points: 10,
    seconds: day,
    counts: 'emails',
    per: 'email address',
    isAlwaysOn: true,
  },
  'confirmation-emails-daily': {
    points: 5,
    seconds: day,
    counts: 'emails',
    per: 'email address',
    isAlwaysOn: true,
  },
  'emails-received-hourly': { points: 120, seconds: hour, counts: 'emails received', per: 'player' },
  // Counted before anything is known of the sender: what waits longer is repeated by the sender's server.
  'emails-at-address-hourly': { points: 60, seconds: hour, counts: 'emails', per: 'email address' },
  'email-connections-hourly': { points: 2000, seconds: hour, counts: 'connections', per: 'address' },
  /** Counted for each kind of error; what is more is not answered. */
  'email-errors-daily': { points: 3, seconds: day, counts: 'errors', per: 'player', isAlwaysOn: true },
  reports: { points: 20, seconds: day, counts: 'reports', per: 'player' },
} as const satisfies Record<string, Policy>;

export type PolicyName = keyof typeof policies;

/** Names of all policies. */
export const policyNames = Object.keys(policies) as readonly PolicyName[];

/** Names of those that count what somebody does one by one: neither points nor failures. */
export const quotaNames = policyNames.filter(
  (name) => policies[name].counts !== 'points' && !('growth' in policies[name]),
);

/** A value of `LIMITS` under which nobody reaches a quota: for demonstrations and measurements. */
export const withoutQuotas = quotaNames.map((name) => `${name}=1000000`).join();
