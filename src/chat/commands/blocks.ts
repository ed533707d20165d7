import type { Person } from '../../players/find-player.ts';
import { block as blockPlayer, unblock as unblockPlayer } from '../../relations/blocks.ts';
import { mute as mutePlayer, unmute as unmutePlayer } from '../../relations/mutes.ts';
import type { ChatTexts } from '../../texts/chat-texts.ts';
import { type Command, commandTexts } from '../command.ts';
import { type Asker, done } from '../reply.ts';
import { type Named, personNamed, readName } from './named-person.ts';

/** `block`: blocks a player, so that the two no longer meet. */
export const block = towards('block', blockPlayer, ({ blocked }) => blocked);

/** `unblock`: ends a block. */
export const unblock = towards('unblock', unblockPlayer, ({ unblocked }) => unblocked);

/** `mute`: hides a player’s messages from the asker. */
export const mute = towards('mute', mutePlayer, ({ muted }) => muted);

/** `unmute`: ends a mute. */
export const unmute = towards('unmute', unmutePlayer, ({ unmuted }) => unmuted);

/** Returns a command that acts on the player it names, and replies with that player's name. */
function towards(
  name: 'block' | 'unblock' | 'mute' | 'unmute',
  act: (deps: Asker['deps'], player: string, other: string) => Promise<Person>,
  reply: (texts: ChatTexts) => (displayName: string) => string,
): Command<Named> {
  return {
    name,
    texts: commandTexts(name),
    read: readName,
    async run(asker, _here, given) {
      const { playerId } = await personNamed(asker, given);
      const { displayName } = await act(asker.deps, asker.playerId, playerId);
      return done([reply(asker.texts)(displayName)]);
    },
  };
}
