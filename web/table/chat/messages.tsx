import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { api, bodyOf, type Message, newKey } from '../../api/client.ts';
import { formatTime, more, t } from '../../i18n/index.ts';
import { Button, FormError } from '../../ui/form.tsx';
import { useAction, useForm } from '../../ui/use-action.ts';
import type { Chat } from './use-chat.ts';

/** The players' chat, scrolled to the newest message. */
export function Messages({ game, chat }: { game: string; chat: Chat }) {
  const words = more().messages;
  const { messages, unread } = chat;
  return (
    <section class="card messages" id="part-messages">
      <h2>
        {words.title} {unread > 0 && <span class="unread-count">{t().table.messages.unread(unread)}</span>}
      </h2>
      {messages.length === 0 ? <p class="quiet">{words.empty}</p> : <MessageList chat={chat} />}
      <NewMessage id={game} onPosted={chat.reload} />
    </section>
  );
}

function MessageList({ chat }: { chat: Chat }) {
  const { messages, hasOlder, loadOlder, firstNew } = chat;
  const list = useRef<HTMLUListElement>(null);
  useScrollPosition(list, messages);
  useReading(list, chat);
  const older = useAction(loadOlder);
  return (
    <ul ref={list} aria-live="polite" tabIndex={0} aria-label={more().messages.title}>
      {hasOlder && (
        <li>
          <Button
            label={t().table.messages.older}
            class="plain"
            disabled={older.isBusy}
            onClick={() => older.run()}
          />
        </li>
      )}
      {messages.map((message) => (
        <MessageLine key={message.id} message={message} isFirstNew={message.id === firstNew} />
      ))}
    </ul>
  );
}

function MessageLine({ message, isFirstNew }: { message: Message; isFirstNew: boolean }) {
  const { displayName, text, at } = message;
  return (
    <li class={isFirstNew ? 'first-new' : ''} data-new={isFirstNew ? t().table.messages.fromHere : undefined}>
      <strong>{displayName}</strong> <small class="quiet">{formatTime(at)}</small>
      <p>{text}</p>
    </li>
  );
}

type ListRef = { readonly current: HTMLUListElement | null };

/** Pixels from the end within which the list follows new messages. */
const NEAR_END = 60;

/** Keeps the newest message visible, unless the reader has scrolled to older ones. */
function useScrollPosition(list: ListRef, messages: readonly Message[]): void {
  const before = useRef<{ last?: string | undefined; height: number; toEnd: number }>({
    height: 0,
    toEnd: 0,
  });
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const { last, height, toEnd } = before.current;
    const newest = messages.at(-1)?.id;
    const isFollowing = last === undefined || toEnd < NEAR_END;
    if (isFollowing) element.scrollTop = element.scrollHeight;
    else if (newest === last) element.scrollTop += element.scrollHeight - height;
    const keep = () => {
      const { scrollHeight, scrollTop, clientHeight } = element;
      before.current = { last: newest, height: scrollHeight, toEnd: scrollHeight - scrollTop - clientHeight };
    };
    keep();
    element.addEventListener('scroll', keep, { passive: true });
    return () => element.removeEventListener('scroll', keep);
  }, [messages]);
}

/** Marks messages as read while the list is visible. */
function useReading(list: ListRef, { markRead }: Chat): void {
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && document.visibilityState === 'visible' && markRead(),
      { threshold: 0.6 },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [markRead]);
}

function NewMessage({ id, onPosted }: { id: string; onPosted: () => void }) {
  const words = more().messages;
  const [text, setText] = useState('');
  const { submit, error } = useForm(async () => {
    if (text.trim() === '') return;
    const params = { path: { id }, header: newKey() };
    await bodyOf(api.POST('/v1/games/{id}/messages', { params, body: { text: text.trim() } }));
    setText('');
    onPosted();
  });
  return (
    <>
      <FormError error={error} />
      <form class="copy-line" onSubmit={submit}>
        <input
          value={text}
          maxLength={2000}
          aria-label={words.write}
          placeholder={words.write}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit">{words.send}</button>
      </form>
    </>
  );
}
