import { z } from 'zod';
import { join } from '../../../chat/commands/join.ts';
import { gameLine, openTables } from '../../../chat/game-lines.ts';
import type { Asker, Game } from '../../../chat/reply.ts';
import { situationLines } from '../../../chat/situation.ts';
import { wantedGame } from '../../../games/routes/games.ts';
import { newGameSchema } from '../../../games/schemas/games.ts';
import { createGame } from '../../../games/table/create.ts';
import { listGames } from '../../../games/views/list.ts';
import { replyTo } from '../reply-to.ts';
import { askerIn, gameOutput, gameSchema, tool } from '../tool.ts';

const most = 20;
const maxOver = 3;

const WHICH = ['mine', 'waiting', 'open'] as const;

/** `list_games`: a player's games, or tables with free seats. */
export const listGamesTool = tool({
  name: 'list_games',
  title: 'List games',
  description:
    'Lists your games, those that wait for your decision, or open tables at which you can sit down.',
  needs: ['games:read'],
  input: z.strictObject({
    which: z
      .enum(WHICH)
      .default('mine')
      .describe(
        'mine: yours, with the last that ended; waiting: where it is your turn; open: where seats are free',
      ),
  }),
  output: z.object({ games: z.array(gameSchema) }),
  async run(visit, { which }) {
    const asker = await askerIn(visit);
    const rows = await lists[which](asker);
    const lines = rows.map((row) => gameLine(asker, row));
    const none = which === 'open' ? asker.texts.noOpenGames : asker.texts.noGames;
    return {
      lines: lines.length === 0 ? [none] : lines,
      data: { games: rows.map((row) => gameOutput(visit, row)) },
    };
  },
});

const lists: Readonly<Record<(typeof WHICH)[number], (asker: Asker) => Promise<Game[]>>> = {
  async mine({ deps, playerId }) {
    const list = (status: Game['status'], limit: number) =>
      listGames(deps, { status, of: { playerId }, limit, viewer: playerId });
    const [running, open, over] = [list('running', most), list('open', most), list('finished', maxOver)];
    return [...(await running), ...(await open), ...(await over)];
  },
  waiting: ({ deps, playerId }) =>
    listGames(deps, { status: 'running', of: { playerId, which: 'mine' }, limit: most, viewer: playerId }),
  async open(asker) {
    const { invited, others } = await openTables(asker);
    return [...invited, ...others];
  },
};

/** `new_game`: creates a game with the player on its first seat. */
export const newGame = tool({
  name: 'new_game',
  title: 'Create a game',
  description:
    'Creates a game with you on the first seat. It starts when all seats are taken: at once if robots take them. For a ' +
    'game against one robot send robots: ["fair"].',
  needs: ['games:play'],
  doesChange: true,
  input: newGameSchema.pick({
    name: true,
    seatCount: true,
    rules: true,
    visibility: true,
    clock: true,
    assistance: true,
    invite: true,
    robots: true,
  }),
  output: z.object({
    game: gameSchema,
    invitation: z
      .string()
      .nullable()
      .describe('The code that lets others join; null if the table is open to all or the game has started'),
  }),
  async run(visit, input) {
    const { deps, request, caller } = visit;
    const row = await createGame(deps, caller.playerId, wantedGame(request, newGameSchema.parse(input)));
    const invitation = row.status === 'open' && row.visibility !== 'public' ? row.inviteCode : null;
    const lines = await situationLines(await askerIn(visit), row);
    return { lines, data: { game: gameOutput(visit, row), invitation } };
  },
});

/** `join_game`: takes a seat. */
export const joinGame = tool({
  name: 'join_game',
  title: 'Take a seat',
  description: 'Takes the first free seat of an open game. The game starts when all seats are taken.',
  needs: ['games:play'],
  doesChange: true,
  input: z.strictObject({
    game: z
      .string()
      .regex(/^#?[\w-]{1,100}$/)
      .describe('The id of the game, its short id (#3f9ac), or the code of an invitation'),
  }),
  output: z.object({ game: gameSchema }),
  async run(visit, { game: which }) {
    const reply = await replyTo(visit, { text: `join ${which}` }, [join]);
    const { outcome, lines, game } = reply;
    const isSeated = outcome === 'done' && game !== undefined;
    return { lines, data: isSeated ? { game: gameOutput(visit, game) } : undefined };
  },
});
