import { z } from 'zod';
import { isAtTable } from '../../helpers/seats.ts';
import { mira, running } from './examples.ts';
import { hostBut } from './happening.ts';
import { kind } from './kind.ts';
import { type By, by, handle, idOf } from './members.ts';
import { nameOf } from './words.ts';

interface Details extends By {
  readonly text: string;
  /** Ids of the players, including the author, who sat at the table when it was posted and still do. */
  readonly readers: readonly string[];
}

const text = z.string().max(2000);

/**
 * Reaches the players who were at the table when it was posted, except those who have left since or are excluded by a
 * block or mute.
 */
export const messagePosted = kind<Details>()('message.posted', {
  description: 'Another player posted a message at your table.',
  level: 'mine',
  audience: 'readers',
  urgency: 'low',
  thread: 'message',
  hasBoard: false,
  stored: z.object({ message: z.string() }),
  from: ({ game, message, hiddenFrom }) => {
    if (message === undefined) return [];
    const { playerId, handle, displayName, text } = message;
    const isReader = (id: string) => isAtTable(game, id) && !hiddenFrom.has(id);
    const readers = message.readers.filter(isReader);
    const host = hostBut(game, playerId);
    const to = readers.filter((reader) => reader !== playerId && reader !== host);
    const hears = host !== undefined && readers.includes(host);
    return [{ to, ...(hears && { host }), by: { playerId, handle, displayName }, text, readers }];
  },
  webhook: {
    shape: { message: z.object({ by, text }) },
    data: ({ by, text }) => ({ message: { by: idOf(by), text } }),
  },
  live: {
    shape: { by: handle.describe('Handle of the author; null if unknown'), text },
    data: ({ by, text }) => ({ by: by?.handle ?? null, text }),
  },
  sentences: ({ by, text }, context) => [`${nameOf(by, context)}: ${text}`],
  email: { words: ({ messages }, words) => messages(words), action: () => 'reply' },
  example: {
    ...running,
    sentence: 'Mira: Well played!',
    message: { by: mira.playerId, text: 'Well played!' },
  },
});
