import { mute as mutePlayer } from '../../people/mutes.ts';
import { type Command, commandTexts } from '../command.ts';
import { done } from '../reply.ts';
import { type Named, personNamed, readName } from './named-person.ts';

/** `mute`: hides a player’s messages from the asker. */
export const mute: Command<Named> = {
  name: 'mute',
  texts: commandTexts('mute'),
  read: readName,
  async run(asker, _here, given) {
    const { playerId } = await personNamed(asker, given);
    const { displayName } = await mutePlayer(asker.deps, asker.playerId, playerId);
    return done([asker.texts.muted(displayName)]);
  },
};
