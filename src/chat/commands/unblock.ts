import { unblock as unblockPlayer } from '../../people/blocks.ts';
import { type Command, commandTexts } from '../command.ts';
import { done } from '../reply.ts';
import { type Named, personNamed, readName } from './named-person.ts';

/** `unblock`: ends a block. */
export const unblock: Command<Named> = {
  name: 'unblock',
  texts: commandTexts('unblock'),
  read: readName,
  async run(asker, _here, given) {
    const { playerId } = await personNamed(asker, given);
    const { displayName } = await unblockPlayer(asker.deps, asker.playerId, playerId);
    return done([asker.texts.unblocked(displayName)]);
  },
};
