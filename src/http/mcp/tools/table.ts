import { z } from 'zod';
import { turn } from '../../../chat/commands/turn.ts';
import { showOptions } from '../../../chat/show-options.ts';
import { situationOf } from '../../../chat/situation.ts';
import { boardText } from '../../../engine/index.ts';
import { listOptions } from '../../../games/play/options/list.ts';
import { deploymentCount, optionLabel, optionsSchema } from '../../../games/schemas/play/options.ts';
import { describeOptions } from '../../../games/views/describe-options.ts';
import { sceneOf } from '../../../games/views/scene.ts';
import { drawCharged } from '../../pictures/draw-charged.ts';
import { describeScene } from '../../pictures/draw-scene.ts';
import { drawGame } from '../../pictures/drawing.ts';
import { pictureCost } from '../../pictures/picture-request.ts';
import { pictureQuery } from '../../pictures/query.ts';
import { askerIn, gameIn, gameOutput, gameSchema, tool, whichGame } from '../tool.ts';

const tableSchema = z.object({
  drawn: z.string().nullable().describe('The tile that is to be placed'),
  hand: z.array(z.string()).nullable().describe('Your hand, where the rules give hands'),
  remaining: z.int().describe('Tiles in the bag'),
  board: z.string().describe('The board drawn with characters'),
});

/** `read_game`: the current state of a game, as visible to the player. */
export const readGame = tool({
  name: 'read_game',
  title: 'Read a game',
  description:
    'Returns the moves since your last decision, whose turn it is, the tile, the points, and the board as text.',
  needs: ['games:read'],
  input: z.strictObject({ game: whichGame }),
  output: z.object({ game: gameSchema, table: tableSchema.nullable().describe('Null before the start') }),
  async run(visit, { game: id }) {
    const asker = await askerIn(visit);
    const row = await gameIn(asker, id);
    const { lines } = await turn.run(asker, row, undefined);
    const game = gameOutput(visit, row);
    if (row.startedAt === null) return { lines, data: { game, table: null } };
    const { state, view } = await situationOf(asker, row);
    const board = boardText(state);
    const { texts } = asker;
    const players = texts.players(row.seats.map(({ displayName }) => displayName));
    return {
      lines: [...lines, texts.bag(view.bag.remaining), board, texts.textBoard, players],
      data: {
        game,
        table: { drawn: view.drawn, hand: view.hand, remaining: view.bag.remaining, board },
      },
    };
  },
});

const { label, text, gains, declines } = optionsSchema.shape.options.element.shape;
const choiceSchema = z.object({ label, text, gains, declines });
const listedSchema = choiceSchema.extend({
  deploymentCount: deploymentCount.optional(),
  deployments: z.array(choiceSchema).optional(),
});
const choicesSchema = optionsSchema
  .pick({ version: true, question: true })
  .extend({ options: z.array(listedSchema) });

/** `list_options`: the player's legal decisions. */
export const listOptionsTool = tool({
  name: 'list_options',
  title: 'List your options',
  description:
    'Lists every decision that is legal for you now, with the points that each seat scores at once. Play one by its label: a ' +
    "place for the tile such as 3a, or the same with a piece, 3a.1. There are none while it is another player's turn. " +
    'If there are too many with pieces, each place shows only how many it has; ask for one by its label.',
  needs: ['games:read'],
  input: z.strictObject({ game: whichGame, option: optionLabel.optional() }),
  output: choicesSchema,
  async run(visit, { game: id, option }) {
    const asker = await askerIn(visit);
    const row = await gameIn(asker, id);
    const list = await listOptions(visit.deps, asker.playerId, row, option);
    const data = choicesSchema.parse(describeOptions(list, asker.language));
    if (data.question === null) return { lines: (await showOptions(asker, row, { page: 1 })).lines, data };
    const lines = data.options.flatMap(linesOf);
    return { lines: [data.question, ...lines], data };
  },
});

function linesOf({ deploymentCount: count = 0, deployments, ...choice }: z.output<typeof listedSchema>) {
  if (deployments === undefined && count > 0) return [`${choiceLine(choice)} (${count} with a piece)`];
  return [choice, ...(deployments ?? [])].map(choiceLine);
}

function choiceLine(choice: z.output<typeof choiceSchema>): string {
  const scores = choice.gains.some((each) => each !== 0) ? ` (${choice.gains.map(signed).join(', ')})` : '';
  return `${choice.label}: ${choice.text}${scores}`;
}

const signed = (points: number) => (points > 0 ? `+${points}` : String(points));

const size = 800;

/** `draw_board`: a picture of the board. */
export const drawBoard = tool({
  name: 'draw_board',
  title: 'Draw the board',
  description:
    'Draws the board with the points and the players, and with your options by their labels if you like.',
  needs: ['games:read'],
  input: z.strictObject({
    game: whichGame,
    options: z.boolean().default(false).describe('Whether the places for your tile are numbered'),
  }),
  output: z.object({ alt: z.string().describe('A description of the picture, for screen readers') }),
  async run(visit, { game: id, options }) {
    const { deps, pictures, request, reply } = visit;
    const asker = await askerIn(visit);
    const row = await gameIn(asker, id);
    const { playerId, language } = asker;
    const scene = await sceneOf(deps, playerId, row, { isLegalShown: false });
    const query = pictureQuery.parse({ legal: options ? '1' : '0', size, language });
    const wanted = { row, playerId, seq: undefined, query, format: 'png' } as const;
    const picture = await drawCharged(pictures, request, reply, pictureCost(wanted), () =>
      drawGame(pictures, wanted),
    );
    const alt = describeScene(scene, language);
    return { lines: [alt], data: { alt }, picture };
  },
});
