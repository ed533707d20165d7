import { useState } from 'preact/hooks';
import { api, bodyOf, type Game, newKey } from '../api/client.ts';
import { FormError } from '../form.tsx';
import { formatTime, t } from '../i18n/index.ts';
import { NoticeChoices } from '../notification-choices.tsx';
import { go } from '../router.ts';
import { useAsked } from '../use-resource.ts';

/** What a player can do about the game itself: hear more or less of it, leave it. */
export function MyGame({ game, onChange }: { game: Game; onChange: () => Promise<void> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      class="card my-game"
      onToggle={(event) => setOpen((event.currentTarget as HTMLDetailsElement).open)}
    >
      <summary>{t().notices.ofGame}</summary>
      {isOpen && <Notices game={game} />}
      {game.status === 'running' && <Resign game={game} onChange={onChange} />}
    </details>
  );
}

function Notices({ game }: { game: Game }) {
  const path = { id: game.id };
  const { value } = useAsked(
    () => bodyOf(api.GET('/v1/games/{id}/notifications', { params: { path } })),
    [game.id],
  );
  const words = t().notices;
  if (value === undefined) return <p class="quiet">{t().loading}</p>;
  return (
    <>
      <NoticeChoices
        name="game"
        preferences={value.preferences}
        onSave={(body) => bodyOf(api.PATCH('/v1/games/{id}/notifications', { params: { path }, body }))}
      />
      <ul class="delivery-list">
        {value.items.slice(0, 5).map(({ channel, event, state, createdAt, nextAttemptAt }) => (
          <li key={`${channel} ${event} ${createdAt}`} class="quiet">
            {words.fared(channel, state, formatTime(createdAt))}
            {nextAttemptAt !== null &&
              state === 'waiting' &&
              ` ${words.nextAttempt(formatTime(nextAttemptAt))}`}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Asked twice, as there is no way back. */
function Resign({ game, onChange }: { game: Game; onChange: () => Promise<void> }) {
  const [isSure, setSure] = useState(false);
  const [error, setError] = useState<unknown>();
  const words = t().turn;
  const params = { path: { id: game.id }, header: newKey() };
  if (!isSure)
    return (
      <button type="button" onClick={() => setSure(true)}>
        {words.resign}
      </button>
    );
  return (
    <div role="group" aria-label={words.resign}>
      <p>{words.resignSure}</p>
      <FormError error={error} />
      <div class="buttons">
        <button type="button" onClick={() => setSure(false)}>
          {t().cancel}
        </button>
        <button
          type="button"
          class="main"
          onClick={() => bodyOf(api.POST('/v1/games/{id}/resign', { params })).then(onChange, setError)}
        >
          {words.resign}
        </button>
      </div>
    </div>
  );
}

/** For those who wait: a friendly word to whoever is awaited. */
export function Nudge({ game }: { game: Game }) {
  const [state, setState] = useState<{ isDone?: boolean; error?: unknown }>({});
  const params = { path: { id: game.id }, header: newKey() };
  const nudge = () =>
    bodyOf(api.POST('/v1/games/{id}/nudge', { params })).then(
      () => setState({ isDone: true }),
      (error: unknown) => setState({ error }),
    );
  return (
    <>
      <FormError error={state.error} />
      <button type="button" disabled={state.isDone === true} onClick={nudge}>
        {state.isDone ? t().turn.nudged : t().turn.nudge}
      </button>
    </>
  );
}

/** After the end: once more with the same people. */
export function Rematch({ game }: { game: Game }) {
  const [error, setError] = useState<unknown>();
  const params = { path: { id: game.id }, header: newKey() };
  const again = () =>
    bodyOf(api.POST('/v1/games/{id}/rematch', { params })).then(({ id }) => go(`/games/${id}`), setError);
  return (
    <>
      <FormError error={error} />
      <button type="button" class="main" onClick={again}>
        {t().turn.rematch}
      </button>
    </>
  );
}
