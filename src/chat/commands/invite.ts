import { invite as invitePlayers } from '../../games/table/invite.ts';
import { type Command, commandTexts, isUnclear } from '../command.ts';
import { parseTableRequest } from '../new-table/parse.ts';
import { done, refused } from '../reply.ts';
import { handlesFor, howToJoin, maxInvited } from '../seating.ts';
import { openFirst } from '../which-game.ts';

interface Given {
  readonly names: readonly string[];
}

/** `invite`: invites more people to the table. */
export const invite: Command<Given> = {
  name: 'invite',
  texts: commandTexts('invite'),
  among: openFirst,
  read(input) {
    const request = parseTableRequest(input.replace(/(^|[\s,;])(?=[^\s@,;]+(?:[\s,;]|$))/g, '$1@'));
    return isUnclear(request) || request.invite.length === 0 ? { unclear: input } : { names: request.invite };
  },
  async run(asker, game, { names }) {
    if (names.length > maxInvited) return refused([asker.texts.tooManyInvited], { game });
    await invitePlayers(asker.deps, asker.playerId, game.id, await handlesFor(asker, names));
    return done([asker.texts.invitedNow(names), ...howToJoin(asker, game, true)], { game });
  },
};
