import { z } from 'zod';
import { idSchema } from '../../../http/schemas/forms.ts';
import { languageNames } from '../../../texts/index.ts';
import { statusSchema } from '../games.ts';
import { mentionSchema } from './turn-card.ts';

const text = z
  .string()
  .max(4000)
  .describe('The typed text: a command, the label of an option, or a decision in short notation');

export const gameCommandSchema = z
  .strictObject({
    text,
    version: z
      .int()
      .min(0)
      .optional()
      .describe('The version that the player was looking at; a move is refused if the game has moved on'),
  })
  .meta({
    id: 'GameCommand',
    description: 'A typed command about a game.',
    examples: [{ text: '3a.1', version: 12 }],
  });

export const commandSchema = z.strictObject({ text }).meta({
  id: 'Command',
  description: `A typed command, in ${languageNames()}.`,
  examples: [{ text: '#3f9ac options' }],
});

export const commandAnswerSchema = z
  .object({
    outcome: z
      .enum(['done', 'asked', 'refused', 'not-understood'])
      .describe(
        '`asked`: the text is a question, for example which of several options or games you mean; answer as the ' +
          'text shows. `refused`: the command was understood but cannot be done. Only `done` can change anything',
      ),
    text: z.string().max(50_000).describe('Plain text in short lines; post it unchanged'),
    isPreformatted: z
      .boolean()
      .describe('True if the text is drawn with characters; show it in a monospaced font'),
    secret: z
      .boolean()
      .describe(
        'True if the text or picture contains secrets of this player, such as a hand; do not show it to others',
      ),
    picture: z
      .url()
      .max(1000)
      .nullable()
      .describe('A picture of the board that needs no token for at least a week; null if there is none'),
    pictureAlt: z
      .string()
      .max(4000)
      .nullable()
      .describe('Alternative text of the picture; null if there is none'),
    game: idSchema.nullable().describe('The game that the answer is about; null if there is none'),
    version: z
      .int()
      .min(0)
      .nullable()
      .describe(
        'Version of the game after the command; send it with the next command to guard against stale labels; null without a game',
      ),
    status: statusSchema
      .nullable()
      .describe(
        'State of the game after the command; after the end, a chat room can start another game. Null without a game',
      ),
    awaiting: z.array(mentionSchema).max(6).describe('Players whose decision the game is waiting for'),
    mentions: z
      .array(mentionSchema)
      .max(6)
      .describe('Players in `awaiting` who have not been notified yet; mention them in the chat'),
  })
  .meta({
    id: 'CommandAnswer',
    description: 'An answer to post in a chat.',
    examples: [
      {
        outcome: 'done',
        text: 'Anna places a tile at 1,0 and puts a knight in the city.\nNow Bruno with base/U (road N-S).',
        isPreformatted: false,
        secret: false,
        picture: 'http://localhost:3000/v1/games/01980a3e-7c1d-7a40-9d1a-3f1f5d0c9a11/moves/1/board.png',
        pictureAlt: 'Carcassonne with 2 tiles on the table, 69 in the bag; points: Anna 0, Bruno 0.',
        game: '01980a3e-7c1d-7a40-9d1a-3f1f5d0c9a11',
        version: 1,
        status: 'running',
        awaiting: [],
        mentions: [],
      },
    ],
  });
