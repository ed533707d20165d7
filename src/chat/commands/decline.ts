import { declineInvitation } from '../../games/table/decline-invitation.ts';
import { openInvitations } from '../../games/views/find-games.ts';
import { type Command, commandTexts } from '../command.ts';
import { gameLine } from '../game-lines.ts';
import { type Asker, asked, done, type Reply, refused } from '../reply.ts';
import { answerOpen, type Kind, readKind } from '../requests.ts';
import { nameOfGame } from '../situation.ts';
import { gameMeant, withGame } from '../which-game.ts';

const most = 12;

/** `decline`: declines an invitation, to the named table or the only one; in an active game, another player's request. */
export const decline: Command<Kind> = {
  name: 'decline',
  texts: commandTexts('decline'),
  read: readKind,
  async run(asker, here, { kind }) {
    const { deps, playerId, texts } = asker;
    if (here?.status === 'running') return answerOpen(asker, here, false, kind);
    const invited = here === undefined ? await openInvitations(deps, playerId, most) : [here];
    const [game, ...others] = invited;
    if (game === undefined) return declineRequest(asker, kind);
    if (others.length > 0) {
      return asked([texts.whichInvitation, ...invited.map((row) => gameLine(asker, row))]);
    }
    await declineInvitation(deps, playerId, game.id);
    return done([texts.declined(nameOfGame(game))]);
  },
};

/** Declines the request in the only game with one. */
async function declineRequest(asker: Asker, kind: Kind['kind']): Promise<Reply> {
  const { texts } = asker;
  const found = await gameMeant(asker, ['requesting']);
  if ('game' in found) return answerOpen(asker, found.game, false, kind);
  if (found.games.length === 0) return refused([texts.refused['invitation-not-found']]);
  const [first] = found.games;
  const which = texts.whichGame(first === undefined ? '' : withGame(first, 'decline'));
  return asked([which, ...found.games.map((row) => gameLine(asker, row))]);
}
