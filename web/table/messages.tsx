import { useState } from 'preact/hooks';
import { api, bodyOf, type Game, newKey } from '../api/client.ts';
import { FormError } from '../form.tsx';
import { formatTime, t } from '../i18n/index.ts';
import { useAsked } from '../use-resource.ts';

interface MessagesProps {
  readonly game: Game;
  /** Counts up whenever there may be a new message. */
  readonly pulse: number;
}

/** What the players say to each other. */
export function Messages({ game, pulse }: MessagesProps) {
  const words = t().messages;
  const path = { id: game.id };
  const said = useAsked(
    () => bodyOf(api.GET('/v1/games/{id}/messages', { params: { path, query: { limit: 50 } } })),
    [game.id, pulse],
  );
  const [text, setText] = useState('');
  const [error, setError] = useState<unknown>();
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    const params = { path, header: newKey() };
    await bodyOf(api.POST('/v1/games/{id}/messages', { params, body: { text: text.trim() } })).then(
      () => {
        setText('');
        setError(undefined);
        said.again();
      },
      (problem: unknown) => setError(problem),
    );
  };
  const items = [...(said.value?.items ?? [])].reverse();
  return (
    <section class="card messages">
      <h2>{words.title}</h2>
      {items.length === 0 ? (
        <p class="quiet">{words.empty}</p>
      ) : (
        <ul aria-live="polite" tabIndex={0} aria-label={words.title}>
          {items.map(({ id, displayName, text: words, at }) => (
            <li key={id}>
              <strong>{displayName}</strong> <small class="quiet">{formatTime(at)}</small>
              <p>{words}</p>
            </li>
          ))}
        </ul>
      )}
      <FormError error={error} />
      <form class="copy-line" onSubmit={send}>
        <input
          value={text}
          maxLength={2000}
          aria-label={words.write}
          placeholder={words.write}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit">{words.send}</button>
      </form>
    </section>
  );
}
