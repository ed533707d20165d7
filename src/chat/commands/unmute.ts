import { unmute as unmutePlayer } from '../../people/mutes.ts';
import { type Command, commandTexts } from '../command.ts';
import { done } from '../reply.ts';
import { type Named, personNamed, readName } from './named-person.ts';

/** `unmute`: ends a mute. */
export const unmute: Command<Named> = {
  name: 'unmute',
  texts: commandTexts('unmute'),
  read: readName,
  async run(asker, _here, given) {
    const { playerId } = await personNamed(asker, given);
    const { displayName } = await unmutePlayer(asker.deps, asker.playerId, playerId);
    return done([asker.texts.unmuted(displayName)]);
  },
};
