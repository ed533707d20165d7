import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { Caller } from '../../accounts/caller.ts';
import { withExternalNames } from '../../accounts/external-players/names.ts';
import type { Reply } from '../../chat/reply.ts';
import { answerText } from '../../chat/run.ts';
import type { Deps } from '../../deps.ts';
import { visibleGame } from '../../games/access.ts';
import { sceneOf } from '../../games/views/scene.ts';
import type { Language } from '../../texts/index.ts';
import { operation } from '../endpoint/operation.ts';
import { pictureAddress } from '../pictures/address.ts';
import { tellScene } from '../pictures/draw-scene.ts';
import { callerOf } from '../plugins/auth.ts';
import { readKey } from '../plugins/idempotency.ts';
import { commandAnswerSchema, commandSchema, gameCommandSchema } from '../schemas/commands.ts';
import { gameIdSchema } from '../schemas/games.ts';

const tag = 'chats';
type Answered = Awaited<ReturnType<typeof answerText>>;
type CommandAnswer = z.infer<typeof commandAnswerSchema>;

/** Text commands: a chat bot hands over what was typed, and posts the answer. */
export function commandRoutes(instance: FastifyInstance, deps: Deps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.route({
    ...operation(
      {
        method: 'POST',
        url: '/v1/commands',
        id: 'sendCommand',
        tag,
        summary: 'Send a text command',
        description:
          'Hands over what somebody typed, in English or Italian, and answers a text to post. The game is the one ' +
          'whose short id stands in front (`#3f9ac options`), else the only one that waits for the player, else the ' +
          'only one there is. Also what is not understood or not allowed is answered with 200 and a helpful text. ' +
          'The commands are described in docs/text-commands.md.',
        needs: 'games:play',
      },
      { body: commandSchema, response: { 200: commandAnswerSchema } },
    ),
    handler: (request) => answer(request, { text: request.body.text, game: undefined, version: undefined }),
  });

  app.route({
    ...operation(
      {
        method: 'POST',
        url: '/v1/games/:id/commands',
        id: 'sendGameCommand',
        tag,
        summary: 'Send a text command about a game',
        description:
          'As `POST /v1/commands`, about this game. With `version`, the one that the person was looking at, a move ' +
          'is refused when the board has moved on since.',
        needs: 'games:play',
        problems: ['game-not-found'],
      },
      { params: gameIdSchema, body: gameCommandSchema, response: { 200: commandAnswerSchema } },
    ),
    handler: async (request) => {
      const { text, version } = request.body;
      const game = await visibleGame(deps, callerOf(request).playerId, request.params.id);
      return answer(request, { text, game, version });
    },
  });

  async function answer(
    request: FastifyRequest,
    said: Pick<Parameters<typeof answerText>[1], 'text' | 'game' | 'version'>,
  ): Promise<CommandAnswer> {
    const { playerId, application } = callerOf(request);
    const key = readKey(request.headers['idempotency-key']);
    const answered = await answerText(deps, { ...said, playerId, application, key });
    return answerFrom(deps, callerOf(request), answered);
  }
}

/** A reply as it is sent. */
async function answerFrom(
  deps: Deps,
  { playerId, application }: Caller,
  { reply, language }: Answered,
): Promise<CommandAnswer> {
  const { outcome, lines, game, isSecret = false, isDrawn = false, isNews = false } = reply;
  const awaited = game?.seats.filter(({ seat }) => seat === game.awaitingSeat) ?? [];
  const awaiting = await withExternalNames(deps, application, awaited);
  return {
    outcome,
    text: lines.join('\n'),
    drawn: isDrawn,
    secret: isSecret,
    ...(await pictureFor(deps, playerId, reply, language)),
    game: game?.id ?? null,
    version: game?.version ?? null,
    awaiting,
    mentions: isNews ? awaiting.filter((each) => each.playerId !== playerId) : [],
  };
}

async function pictureFor(
  deps: Deps,
  playerId: string,
  { game, picture }: Reply,
  language: Language,
): Promise<Pick<CommandAnswer, 'picture' | 'pictureAlt'>> {
  if (picture === undefined || game === undefined || game.startedAt === null)
    return { picture: null, pictureAlt: null };
  const isLegalShown = picture === 'legal';
  // Without the options it is the same picture for everybody.
  const viewer = isLegalShown ? playerId : undefined;
  return {
    picture: pictureAddress(deps, viewer, game, { isLegalShown, language }),
    pictureAlt: tellScene(await sceneOf(deps, undefined, game, { isLegalShown: false }), language),
  };
}
