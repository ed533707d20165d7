import { z } from 'zod';
import type { Reply } from '../../../chat/reply.ts';
import { commandAnswerSchema, gameCommandSchema } from '../../../games/schemas/play/commands.ts';
import { replyTo } from '../reply-to.ts';
import {
  askerIn,
  gameIn,
  gameOutput,
  gameSchema,
  type ToolAnswer,
  tool,
  type Visit,
  whichGame,
} from '../tool.ts';

const { version } = gameCommandSchema.shape;

const answerSchema = z.object({
  outcome: commandAnswerSchema.shape.outcome.extract(['done', 'asked']),
  game: gameSchema.nullable().describe('As it stands now'),
});

/** `play`: makes a decision. */
export const play = tool({
  name: 'play',
  title: 'Decide',
  description:
    'Makes one decision in a game: an option of list_options by its label, or a decision in its short text form. It is made ' +
    'completely or not at all. If the answer is a question (outcome `asked`), nothing has been played yet.',
  needs: ['games:play'],
  doesChange: true,
  input: z.strictObject({
    game: whichGame,
    decision: z
      .string()
      .regex(/^[^#?]{1,200}$/)
      .describe('A label such as 3a or 3a.1, or the text form: 1,0 r90 knight n'),
    version,
  }),
  output: answerSchema,
  async run(visit, { game, decision, version: seen }) {
    const row = await gameIn(await askerIn(visit), game);
    return answerFrom(visit, await replyTo(visit, { text: decision, game: row, version: seen }, []));
  },
});

/** `send_command`: runs any chat command. */
export const sendCommand = tool({
  name: 'send_command',
  title: 'Send a text command',
  description:
    'Does what a text asks for, as in a chat: `hint`, `plan …`, `resign`, `rematch`, `invite mira`, `nudge`, `remaining`, ' +
    '`log`. `help` lists the commands, and read_rules explains them.',
  needs: ['games:play', 'messages', 'invite'],
  doesChange: true,
  input: z.strictObject({ text: gameCommandSchema.shape.text, game: whichGame.optional(), version }),
  output: answerSchema,
  async run(visit, { text, game, version: seen }) {
    const row = game === undefined ? undefined : await gameIn(await askerIn(visit), game);
    return answerFrom(visit, await replyTo(visit, { text, game: row, version: seen }));
  },
});

function answerFrom(visit: Visit, { outcome, lines, game }: Reply): ToolAnswer<z.input<typeof answerSchema>> {
  if (outcome !== 'done' && outcome !== 'asked') return { lines, data: undefined };
  return { lines, data: { outcome, game: game === undefined ? null : gameOutput(visit, game) } };
}
