import { type Clock, clockSchema } from '../../games/clock/deadlines.ts';
import { createGame } from '../../games/table/create.ts';
import { type Command, commandTexts } from '../command.ts';
import { parseTableRequest, type TableRequest } from '../new-table/parse.ts';
import { done, refused } from '../reply.ts';
import { begun, handlesFor, howToJoin, mostInvited } from '../seating.ts';
import { nameOfGame } from '../standing.ts';
import { factsOf } from '../table-facts.ts';

/** The time for a move when a table does not say. */
const usualTime = 'P3D';

/** `new`: creates a table with the asker on its first seat. */
export const newTable: Command<TableRequest> = {
  name: 'new',
  texts: commandTexts('new'),
  mayHoldIds: true,
  read: parseTableRequest,
  explainUnclear: ({ texts }, input) => [texts.newUnclear(input)],
  async run(asker, _here, request) {
    const { deps, playerId, texts } = asker;
    const clock = clockFor(request);
    if (clock === 'bad') return refused([texts.badTime]);
    if (request.invite.length > mostInvited) return refused([texts.tooManyInvited]);
    const invite = await handlesFor(asker, request.invite);
    const { robots = [] } = request;
    const seatCount = request.seatCount ?? Math.min(Math.max(2, invite.length + robots.length + 1), 6);
    const isFilled = invite.length > 0 && invite.length + robots.length + 1 >= seatCount;
    const game = await createGame(deps, playerId, {
      ...(request.name !== undefined && { name: request.name }),
      seatCount,
      rules: request.rules,
      visibility: request.visibility ?? (isFilled ? 'unlisted' : 'public'),
      seating: request.seating ?? 'as-taken',
      aids: request.aids ?? true,
      clock,
      invite,
      robots,
      ...(request.allowRobots === false && { allowRobots: false }),
      join: true,
    });
    if (game.status !== 'open') return begun(asker, game);
    const invited = invite.length > 0 ? [texts.invitedNow(request.invite)] : [];
    const lines = [texts.created(nameOfGame(game)), factsOf(asker, game), ...invited];
    return done([...lines, ...howToJoin(asker, game, isFilled)], { game });
  },
};

/** Returns the clock that is requested; `bad` where no move may have that time. */
function clockFor({ perTurn = usualTime, onTimeout }: TableRequest): Clock | undefined | 'bad' {
  if (perTurn === 'none') return undefined;
  const clock = clockSchema.safeParse({ perTurn, ...(onTimeout && { onTimeout }) });
  return clock.success ? clock.data : 'bad';
}
