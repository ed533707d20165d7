import { answerText } from '../../chat/answer.ts';
import type { Command } from '../../chat/command.ts';
import type { Game, Reply } from '../../chat/reply.ts';
import { parseIdempotencyKey } from '../plugins/idempotency/key.ts';
import type { Visit } from './tool.ts';

interface Typed {
  readonly text: string;
  readonly game?: Game | undefined;
  readonly version?: number | undefined;
}

/** Replies to a caller's text as in a chat; only these commands are understood, by default all. */
export async function replyTo(
  { deps, caller, request }: Visit,
  { text, game, version }: Typed,
  commands?: readonly Command[],
): Promise<Reply> {
  const { playerId, application } = caller;
  const key = parseIdempotencyKey(request.headers['idempotency-key']);
  const sent = { text, playerId, application, game, version, key };
  return (await answerText(deps, sent, commands)).reply;
}
