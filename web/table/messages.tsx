import { useState } from 'preact/hooks';
import { api, bodyOf, type Game, newKey } from '../api/client.ts';
import { FormError } from '../form.tsx';
import { formatTime, t } from '../i18n/index.ts';
import { useForm } from '../use-action.ts';
import { useResource } from '../use-resource.ts';

interface MessagesProps {
  readonly game: Game;
  /** Counts up whenever there may be a new message. */
  readonly pulse: number;
}

/** The messages of the players to each other. */
export function Messages({ game, pulse }: MessagesProps) {
  const words = t().messages;
  const params = { path: { id: game.id }, query: { limit: 50 } };
  const { value, reload } = useResource(
    () => bodyOf(api.GET('/v1/games/{id}/messages', { params })),
    [game.id, pulse],
  );
  const messages = [...(value?.items ?? [])].reverse();
  return (
    <section class="card messages">
      <h2>{words.title}</h2>
      {messages.length === 0 ? (
        <p class="quiet">{words.empty}</p>
      ) : (
        <ul aria-live="polite" tabIndex={0} aria-label={words.title}>
          {messages.map(({ id, displayName, text, at }) => (
            <li key={id}>
              <strong>{displayName}</strong> <small class="quiet">{formatTime(at)}</small>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      )}
      <NewMessage id={game.id} onPosted={reload} />
    </section>
  );
}

function NewMessage({ id, onPosted }: { id: string; onPosted: () => void }) {
  const words = t().messages;
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
