import { afterAll, beforeAll, expect, test } from 'vitest';
import { storedColumns } from '../../src/db/games/games.ts';
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

/** What the types of rows rightly say otherwise. */
const allowed = [
  // What is selected is carried out, and nobody reads what it returns.
  'src/db/notifications/feed.ts numberSome: nothing reads case',
  'src/db/players/revocations.ts endExcessGrants: nothing reads pg_notify',
  'src/db/players/revocations.ts endExcessSessions: nothing reads pg_notify',
  'src/db/players/revocations.ts endGrants: nothing reads pg_notify',
  'src/db/players/revocations.ts endSessions: nothing reads pg_notify',
  'src/db/players/revocations.ts revokeApiTokens: nothing reads pg_notify',
  // The statement leaves out rows where it is null.
  'src/db/games/conducts.ts unjudgedGames: finishedAt may be null',
  'src/db/games/invitations.ts invitedPlayers: id may be null',
  'src/db/notifications/email-failures.ts findEmailStop: stoppedAt may be null',
  'src/db/notifications/reply-addresses.ts findReplyAddress: email may be null',
  'src/db/ratings/games-to-rate.ts gamesToRate: finishedAt may be null',
  'src/db/ratings/games-to-rate.ts gamesToRate: startedAt may be null',
  // It is null at the seats of games from before it was stored.
  'src/db/ratings/games-to-rate.ts gamesToRate: timedOut is boolean[], not (boolean | null)[]',
  'src/db/ratings/matches-to-rate.ts matchesToRate: finishedAt may be null',
  'src/db/ratings/matches-to-rate.ts matchesToRate: number may be null',
  'src/db/ratings/matches-to-rate.ts matchesToRate: startedAt may be null',
  'src/db/ratings/matches-to-rate.ts matchesToRate: timedOut is boolean[], not (boolean | null)[]',
  // Like every list in schema.prisma, it is never written as null.
  'src/db/notifications/gathered-messages.ts takeGatheredMessages: messages may be null',
  'src/db/players/app-tokens.ts findAccessToken: scopes may be null',
];

test('PostgreSQL returns what the source says that each raw statement does', async () => {
  expect(await findingsIn('src/')).toEqual(allowed.toSorted());
});

test('few statements are put together from what only a running service knows', () => {
  const composed = statements.filter(({ texts }) => texts === undefined).map(({ place }) => place);
  expect([...new Set(composed)]).toEqual([
    'src/db/games/append-entry.ts appendEntry',
    'src/db/games/append-entry.ts appendEntries',
    'src/db/games/games-from.ts gamesFrom',
    'src/db/notifications/backlog.ts backlog',
    'src/db/players/erase.ts erase',
    'src/db/players/erase.ts deleteRows',
    'src/db/players/export.ts exportItems',
    'src/db/players/external-players.ts mergeInto',
  ]);
});

test('a statement of which the source says something wrong would show', async () => {
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
