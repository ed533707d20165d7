/** A limit: the points that each key, such as a player or an address, can spend in a window. */
export interface Policy {
  readonly points: number;
  /** Length of a window, which starts with the first point spent in it. */
  readonly seconds: number;
  /** The plural noun for the counted things. */
  readonly counts: string;
  /** The kind of key. */
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
   * After `points` attempts within `seconds` each further one must wait, twice as long each time: from `firstSeconds` up
   * to `maxSeconds`. Success resets it.
   */
  readonly growth?: { readonly firstSeconds: number; readonly maxSeconds: number };
  /** True if it protects other people's inboxes, and so applies even if nothing else is limited (`RATE_LIMIT_PER_MINUTE=0`). */
  readonly isAlwaysOn?: true;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const growth = { firstSeconds: minute, maxSeconds: hour };

/** All limits of the service by name; docs/limits.md explains them. `LIMITS` overrides their points. */
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
  // A guest needs no password, so all addresses together are limited to what the database can hold.
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
  /** These three apply silently: further emails are not sent, and the sender is not notified. */
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
  // Counted before anything is known of the sender; the sender's server retries.
  'emails-at-address-hourly': { points: 60, seconds: hour, counts: 'emails', per: 'email address' },
  'email-connections-hourly': { points: 2000, seconds: hour, counts: 'connections', per: 'address' },
  /** Counted for each kind of error; further ones get no reply. */
  'email-errors-daily': { points: 3, seconds: day, counts: 'errors', per: 'player', isAlwaysOn: true },
  reports: { points: 20, seconds: day, counts: 'reports', per: 'player' },
} as const satisfies Record<string, Policy>;

export type PolicyName = keyof typeof policies;

/** Names of all policies. */
export const policyNames = Object.keys(policies) as readonly PolicyName[];

/** Names of the policies that count single actions: neither points nor failures. */
export const quotaNames = policyNames.filter(
  (name) => policies[name].counts !== 'points' && !('growth' in policies[name]),
);

/** A value of `LIMITS` whose quotas are never reached, for demonstrations and measurements. */
export const withoutQuotas = quotaNames.map((name) => `${name}=1000000`).join();
