import { z } from 'zod';
import { gameLine, isAwaiting } from '../../../chat/game-lines.ts';
import type { Asker, Game } from '../../../chat/reply.ts';
import { situationLines } from '../../../chat/situation.ts';
import { listGames } from '../../../games/views/list.ts';
import { secondMs } from '../../../helpers/time-units.ts';
import type { FollowedLive, LiveSubscription } from '../../../notifications/index.ts';
import { heartbeatMs } from '../../live/open-live.ts';
import { refusalOf } from '../../live/right-to-listen.ts';
import { unauthenticated } from '../../plugins/unauthenticated.ts';
import { askerIn, gameIn, gameOutput, gameSchema, tool, type Visit, whichGame } from '../tool.ts';

/** Seconds; shorter than the minute after which clients and proxies time out. */
const longest = 50;
const most = 20;

/** `wait_for_turn`: responds as soon as it is the player's turn in a game. */
export const waitForTurn = tool({
  name: 'wait_for_turn',
  title: 'Wait for your turn',
  description:
    `Returns as soon as it is your turn, or the game is over, or after the given seconds (at most ${longest}): then ` +
    'isReady is false; call it again, or come back another day if people play by mail.',
  needs: ['games:read'],
  cost: 2,
  input: z.strictObject({
    game: whichGame.optional().describe('One game; left out: any game of yours'),
    seconds: z.int().min(1).max(longest).default(40),
  }),
  output: z.object({
    isReady: z.boolean().describe('Whether there is something for you to do or to see'),
    games: z.array(gameSchema).describe('The game that you named, or those that wait for you'),
  }),
  async run(visit, { game: id, seconds }) {
    const asker = await askerIn(visit);
    const named = id === undefined ? undefined : await gameIn(asker, id);
    const look = async () => {
      const games = named === undefined ? await waitingFor(asker) : [await gameIn(asker, named.id)];
      const isReady = games.some((game) => game.status !== 'open' && !isOthersTurn(asker, game));
      return { isReady, games };
    };
    const { isReady, games } = await lookUntilReady(visit, named?.id, seconds * secondMs, look);
    const [only] = games;
    const lines =
      named !== undefined && only !== undefined
        ? await situationLines(asker, only)
        : games.length === 0
          ? [asker.texts.noGameFor]
          : games.map((game) => gameLine(asker, game));
    return { lines, data: { isReady, games: games.map((game) => gameOutput(visit, game)) } };
  },
});

const isOthersTurn = ({ playerId }: Asker, game: Game) =>
  game.status === 'running' && !isAwaiting(game, playerId);

const waitingFor = ({ deps, playerId }: Asker) =>
  listGames(deps, { status: 'running', of: { playerId, which: 'mine' }, limit: most, viewer: playerId });

interface Seen {
  readonly isReady: boolean;
  readonly games: readonly Game[];
}

/**
 * Checks now and after each event, until the result is ready, time is up or the caller stops waiting.
 * @throws Problem unauthenticated if the credential ends in the meantime, too-many-streams
 */
async function lookUntilReady(
  { deps, live, request, caller, gone }: Visit,
  game: string | undefined,
  ms: number,
  look: () => Promise<Seen>,
): Promise<Seen> {
  const { playerId, application } = caller;
  const followed: FollowedLive = game === undefined ? { game, playerId } : { game, playerId };
  let refusal: Awaited<ReturnType<typeof refusalOf>>;
  const subscription: LiveSubscription = {
    ...followed,
    account: application ?? playerId,
    refusal: async (row) => {
      refusal = await refusalOf(deps, request, game, row);
      return refusal;
    },
  };
  const close = live.limits.openWait(playerId);
  try {
    const end = AbortSignal.any([gone, AbortSignal.timeout(ms)]);
    let seen: Seen | undefined;
    // The first batch confirms that the feed is open, so that no event is missed between a check and the next event.
    for await (const _batch of live.feed.follow(subscription, end, heartbeatMs)) {
      if (refusal === 'credential-ended') throw unauthenticated('revoked');
      seen = await look();
      if (seen.isReady) break;
    }
    return seen ?? (await look());
  } finally {
    close();
  }
}
