import { useCallback, useEffect, useState } from 'preact/hooks';
import { api, bodyOf, type Game, type Message } from '../../api/client.ts';
import { currentSession } from '../../api/session.ts';
import { isByLink } from '../../link/by-link.ts';
import { keepRead, readUntil } from './read.ts';

/** The loaded messages of a table. */
export interface Chat {
  /** Newest last. */
  readonly messages: readonly Message[];
  /** The first message of others that was unread when the table was opened. */
  readonly firstNew: string | undefined;
  /** Messages of others that the player has not seen yet. */
  readonly unread: number;
  readonly hasOlder: boolean;
  readonly loadOlder: () => Promise<void>;
  readonly reload: () => void;
  /** Marks all messages as read. */
  readonly markRead: () => void;
}

interface Pages {
  readonly messages: readonly Message[];
  /** The cursor of the older messages; null at the first message. */
  readonly cursor: string | null;
}

const PAGE_SIZE = 50;
const NONE: Pages = { messages: [], cursor: null };

/**
 * Loads the newest messages of a game, and older ones on request.
 * @param pulse counts up whenever there may be a new message
 * @param mayRead whether the reader can see the chat
 */
export function useChat({ id, yourSeat, players }: Game, pulse: number, mayRead: boolean): Chat {
  const [pages, setPages] = useState(NONE);
  const [openedAt] = useState(() => (mayRead ? readUntil(id) : ''));
  const [seen, setSeen] = useState(openedAt);
  const me = players.find(({ seat }) => seat === yourSeat)?.playerId ?? currentSession()?.playerId;
  const reload = useCallback(() => {
    // On failure keep the loaded messages; the next pulse tries again.
    if (mayRead) readPage(id).then((page) => setPages((before) => withNewest(before, page)), ignore);
  }, [id, mayRead]);
  useEffect(reload, [reload, pulse]);
  const loadOlder = async () => {
    const page = await readPage(id, pages.cursor ?? undefined);
    setPages(({ messages }) => ({ messages: [...page.messages, ...messages], cursor: page.cursor }));
  };
  const markRead = useCallback(() => {
    const newest = pages.messages.at(-1);
    if (newest === undefined || newest.at <= seen) return;
    keepRead(id, newest.at);
    sendReadMark(id, newest.id);
    setSeen(newest.at);
  }, [id, pages, seen]);
  const fromOthers = pages.messages.filter(({ playerId }) => playerId !== me);
  return {
    ...pages,
    firstNew: fromOthers.find(({ at }) => at > openedAt)?.id,
    unread: fromOthers.filter(({ at }) => at > seen).length,
    hasOlder: pages.cursor !== null,
    loadOlder,
    reload,
    markRead,
  };
}

const ignore = () => undefined;

async function readPage(id: string, cursor?: string): Promise<Pages> {
  const query = { limit: PAGE_SIZE, ...(cursor !== undefined && { cursor }) };
  const { items, nextCursor } = await bodyOf(
    api.GET('/v1/games/{id}/messages', { params: { path: { id }, query } }),
  );
  return { messages: items.reverse(), cursor: nextCursor };
}

/** Appends the newest page to the loaded messages; replaces them if there is a gap between the two. */
function withNewest(before: Pages, page: Pages): Pages {
  const index = before.messages.findIndex(({ id }) => id === page.messages[0]?.id);
  if (index < 0) return page;
  return { messages: [...before.messages.slice(0, index), ...page.messages], cursor: before.cursor };
}

/** Notifies the service that the player has read a game's messages up to this one, so that lists no longer mark it. */
function sendReadMark(game: string, message: string): void {
  if (isByLink()) return;
  const request = { params: { path: { id: game } }, body: { message } };
  // On failure the lists keep marking the game until the next message is read.
  api.PUT('/v1/games/{id}/messages/read', request).catch(() => undefined);
}
