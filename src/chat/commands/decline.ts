import { declineInvitation } from '../../games/table/decline-invitation.ts';
import { openInvitations } from '../../games/views/find-games.ts';
import { type Command, commandTexts, noArguments } from '../command.ts';
import { gameLine } from '../game-lines.ts';
import { done, refused } from '../reply.ts';
import { nameOfGame } from '../standing.ts';

const most = 12;

/** `decline`: declines an invitation, the one to the named table or the only one there is. */
export const decline: Command<undefined> = {
  name: 'decline',
  texts: commandTexts('decline'),
  read: noArguments,
  async run(asker, here) {
    const { deps, playerId, texts } = asker;
    const invited = here === undefined ? await openInvitations(deps, playerId, most) : [here];
    const [game, ...others] = invited;
    if (game === undefined) return refused([texts.refused['invitation-not-found'] ?? '']);
    if (others.length > 0) {
      return refused([texts.whichInvitation, ...invited.map((row) => gameLine(asker, row))]);
    }
    await declineInvitation(deps, playerId, game.id);
    return done([texts.declined(nameOfGame(game))]);
  },
};
