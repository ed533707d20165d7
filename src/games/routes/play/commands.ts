import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Caller } from '../../../accounts/caller.ts';
import { withExternalNames } from '../../../accounts/external-players/names.ts';
import { answerText } from '../../../chat/answer.ts';
import type { Reply } from '../../../chat/reply.ts';
import { playerAt } from '../../../helpers/seats.ts';
import { type Route, route } from '../../../http/endpoint/route.ts';
import { lessonPictureAddress, pictureAddress } from '../../../http/pictures/address.ts';
import { describeScene } from '../../../http/pictures/draw-scene.ts';
import { sceneOfLesson } from '../../../http/pictures/lesson-scene.ts';
import { callerOf } from '../../../http/plugins/auth.ts';
import { parseIdempotencyKey } from '../../../http/plugins/idempotency/key.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type Language, languageNames } from '../../../texts/index.ts';
import { lessonOf, parseTaken, takeLesson } from '../../../tutorial/index.ts';
import { visibleGame } from '../../access.ts';
import { gameIdSchema } from '../../schemas/games.ts';
import { commandAnswerSchema, commandSchema, gameCommandSchema } from '../../schemas/play/commands.ts';
import { sceneOf } from '../../views/scene.ts';

const tag = 'chats';
type CommandAnswer = z.infer<typeof commandAnswerSchema>;
type Command = Pick<Parameters<typeof answerText>[1], 'text' | 'game' | 'version'>;

/** `…/commands`: a chat bot forwards a typed command, and posts the answer. */
export const commandRoutes: readonly Route[] = [
  route(
    {
      method: 'POST',
      url: '/v1/commands',
      id: 'sendCommand',
      tag,
      summary: 'Send a text command',
      description:
        `Runs a text command in ${languageNames()} and returns a text to post. The command applies to the game ` +
        'whose short id it starts with (`#3f9ac options`). Without an id, it applies to the only game waiting ' +
        'for the player, or to their only game. A command that is unclear or not allowed also gets 200 and a ' +
        'helpful text. The command `help` lists all commands.',
      needs: 'games:play',
      alsoNeeds: ['messages', 'invite'],
      body: commandSchema,
      response: { 200: commandAnswerSchema },
    },
    ({ deps, body, request }) =>
      answer(deps, request, { text: body.text, game: undefined, version: undefined }),
  ),
  route(
    {
      method: 'POST',
      url: '/v1/games/:id/commands',
      reachesFurther: true,
      id: 'sendGameCommand',
      tag,
      summary: 'Send a text command about a game',
      description:
        'Works like `POST /v1/commands`, for this game. If you send the `version` the player was looking at, a ' +
        'move is refused when the board has changed since.',
      needs: 'games:play',
      alsoNeeds: ['messages', 'invite'],
      problems: ['game-not-found'],
      params: gameIdSchema,
      body: gameCommandSchema,
      response: { 200: commandAnswerSchema },
    },
    async ({ deps, playerId, params, body, request }) => {
      const { text, version } = body;
      const game = await visibleGame(deps, playerId, params.id);
      return answer(deps, request, { text, game, version });
    },
  ),
];

async function answer(
  deps: Deps,
  request: Pick<FastifyRequest, 'headers' | 'caller'>,
  command: Command,
): Promise<CommandAnswer> {
  const caller = callerOf(request);
  const { playerId, application } = caller;
  const key = parseIdempotencyKey(request.headers['idempotency-key']);
  const { reply, language } = await answerText(deps, { ...command, playerId, application, key });
  return {
    ...(await answerFrom(deps, caller, reply)),
    ...(await pictureFor(deps, playerId, reply, language)),
  };
}

async function answerFrom(deps: Deps, { playerId, application }: Caller, reply: Reply) {
  const { outcome, lines, game, isSecret = false, isDrawn = false, isNews = false } = reply;
  const player = game && playerAt(game, game.awaitingSeat);
  const awaiting = await withExternalNames(deps, application, player === undefined ? [] : [player]);
  return {
    outcome,
    text: lines.join('\n'),
    isPreformatted: isDrawn,
    secret: isSecret,
    game: game?.id ?? null,
    version: game?.version ?? null,
    status: game?.status ?? null,
    awaiting,
    mentions: isNews ? awaiting.filter((each) => each.playerId !== playerId && each.robot === null) : [],
  };
}

async function pictureFor(
  deps: Deps,
  playerId: string,
  { game, picture, lesson }: Reply,
  language: Language,
): Promise<Pick<CommandAnswer, 'picture' | 'pictureAlt'>> {
  if (lesson !== undefined) return pictureOfLesson(deps, lesson, language);
  if (picture === undefined || game === undefined || game.startedAt === null)
    return { picture: null, pictureAlt: null };
  const isLegalShown = picture === 'legal';
  // Without options, the picture is the same for all viewers.
  const viewer = isLegalShown ? playerId : undefined;
  return {
    picture: await pictureAddress(deps, viewer, game, { isLegalShown, language }),
    pictureAlt: describeScene(await sceneOf(deps, undefined, game, { isLegalShown: false }), language),
  };
}

function pictureOfLesson(
  deps: Deps,
  lesson: NonNullable<Reply['lesson']>,
  language: Language,
): Pick<CommandAnswer, 'picture' | 'pictureAlt'> {
  const progress = takeLesson(lessonOf(lesson.id), parseTaken(lesson.played) ?? []);
  return {
    picture: lessonPictureAddress(deps, lesson, language),
    pictureAlt: describeScene(sceneOfLesson(progress, { legal: '0', language }), language),
  };
}
