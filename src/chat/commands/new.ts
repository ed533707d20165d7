import { createGame } from '../../games/table/create.ts';
import { DEFAULT_TERMS } from '../../games/terms.ts';
import { type Command, commandTexts } from '../command.ts';
import { clockFor } from '../new-table/clock.ts';
import { parseTableRequest, type TableRequest } from '../new-table/parse.ts';
import { done, refused } from '../reply.ts';
import { begun, handlesFor, howToJoin, maxInvited } from '../seating.ts';
import { nameOfGame } from '../situation.ts';
import { factsOf } from '../table-facts.ts';

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
    if (request.invite.length > maxInvited) return refused([texts.tooManyInvited]);
    const invite = await handlesFor(asker, request.invite);
    const { robots = [] } = request;
    const seatCount = request.seatCount ?? Math.min(Math.max(2, invite.length + robots.length + 1), 6);
    const isFilled = invite.length > 0 && invite.length + robots.length + 1 >= seatCount;
    const { perTurn: _, onTimeout: __, ...wanted } = request;
    const game = await createGame(deps, playerId, {
      ...DEFAULT_TERMS,
      visibility: isFilled ? 'unlisted' : 'public',
      ...wanted,
      seatCount,
      clock,
      invite,
      robots,
      join: true,
    });
    if (game.status !== 'open') return begun(asker, game);
    const invited = invite.length > 0 ? [texts.invitedNow(request.invite)] : [];
    const lines = [texts.created(nameOfGame(game)), factsOf(asker, game), ...invited];
    return done([...lines, ...howToJoin(asker, game, isFilled)], { game });
  },
};
