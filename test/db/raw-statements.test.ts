import { afterAll, beforeAll, expect, test } from 'vitest';
import { storedColumns } from '../../src/games/store/games.ts';
import { useDatabase } from '../support/database.ts';
import { Describer } from './support/described-statement.ts';
import { type SourceStatement, sourceStatements } from './support/source-statements.ts';
import { findingsOf } from './support/statement-findings.ts';

const opened = useDatabase();
let describer: Describer;
let statements: readonly SourceStatement[];
beforeAll(async () => {
  describer = await Describer.open(opened.database.url);
  statements = sourceStatements(/^src\/(?!generated\/)|\/wrong-statements\.ts$/, { storedColumns });
});
afterAll(() => describer.close());

const findingsIn = (folder: string) =>
  findingsOf(
    statements.filter(({ place }) => place.startsWith(folder)),
    describer,
  );

/** Row types that differ from PostgreSQL's description for a good reason. */
const allowed = [
  // The selection is executed for its effects, and its rows are ignored.
  'src/accounts/store/revocations.ts endExcessGrants: nothing reads pg_notify',
  'src/accounts/store/revocations.ts endExcessSessions: nothing reads pg_notify',
  'src/accounts/store/revocations.ts endGrants: nothing reads pg_notify',
  'src/accounts/store/revocations.ts endSessions: nothing reads pg_notify',
  'src/accounts/store/revocations.ts revokeApiTokens: nothing reads pg_notify',
  // The statement excludes rows where it is null.
  'src/games/store/conducts.ts unjudgedGames: finishedAt may be null',
  'src/games/store/invitations.ts invitedPlayers: id may be null',
  'src/notifications/store/email-failures.ts findEmailSuspension: stoppedAt may be null',
  'src/inbound-email/store/reply-addresses.ts findReplyAddress: email may be null',
  'src/ratings/store/games-to-rate.ts gamesToRate: finishedAt may be null',
  'src/ratings/store/games-to-rate.ts gamesToRate: startedAt may be null',
  // It is null for seats of games from before it was stored.
  'src/ratings/store/games-to-rate.ts gamesToRate: timedOut is boolean[], not (boolean | null)[]',
  'src/ratings/store/matches-to-rate.ts matchesToRate: finishedAt may be null',
  'src/ratings/store/matches-to-rate.ts matchesToRate: number may be null',
  'src/ratings/store/matches-to-rate.ts matchesToRate: startedAt may be null',
  'src/ratings/store/matches-to-rate.ts matchesToRate: timedOut is boolean[], not (boolean | null)[]',
  // Like every list in schema.prisma, it is never written as null.
  'src/notifications/store/gathered-messages.ts takeGatheredMessages: messages may be null',
  'src/apps/store/app-tokens.ts findAccessToken: scopes may be null',
];

test('raw statements return the types that the source declares', async () => {
  expect(await findingsIn('src/')).toEqual(allowed.toSorted());
});

test('few statements are assembled from run-time values', () => {
  const composed = statements.filter(({ texts }) => texts === undefined).map(({ place }) => place);
  expect([...new Set(composed)].sort()).toEqual([
    'src/accounts/store/erase.ts deleteRows',
    'src/accounts/store/erase.ts erase',
    'src/accounts/store/export.ts exportItems',
    'src/accounts/store/external-players.ts mergeInto',
    'src/games/store/append-entry.ts appendEntries',
    'src/games/store/append-entry.ts appendEntry',
    'src/games/store/games-from.ts gamesFrom',
    'src/notifications/store/backlog.ts backlog',
    'src/notifications/store/unfanned-events.ts unfannedEvents',
  ]);
});

test('a wrong declaration is found', async () => {
  const place = 'test/db/support/wrong-statements.ts wrongStatements';
  expect(await findingsIn('test/')).toEqual([
    `${place}: email may be null`,
    `${place}: expire is bigint, not number`,
    `${place}: it has no rows`,
    `${place}: its rows are not read`,
    `${place}: locale is never null`,
    `${place}: no column is name`,
    `${place}: nothing reads handle`,
  ]);
});
