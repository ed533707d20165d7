import { block as blockPlayer } from '../../people/blocks.ts';
import { type Command, commandTexts } from '../command.ts';
import { done } from '../reply.ts';
import { type Named, personNamed, readName } from './named-person.ts';

/** `block`: blocks a player: the two no longer meet. */
export const block: Command<Named> = {
  name: 'block',
  texts: commandTexts('block'),
  read: readName,
  async run(asker, _here, given) {
    const { playerId } = await personNamed(asker, given);
    const { displayName } = await blockPlayer(asker.deps, asker.playerId, playerId);
    return done([asker.texts.blocked(displayName)]);
  },
};
