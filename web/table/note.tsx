import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { api, bodyOf, type Game } from '../api/client.ts';
import { more } from '../i18n/index.ts';
import { isByLink } from '../link/by-link.ts';
import { FormError } from '../ui/form.tsx';
import { useAction } from '../ui/use-action.ts';
import { useResource } from '../ui/use-resource.ts';

const LONGEST = 4000;
/** Milliseconds after the last key until the note is saved. */
const PAUSE_MS = 900;

/** Renders the player's private note about the game; collapsed by default. */
export function Note({ game }: { game: Game }) {
  if (isByLink()) return null;
  return <SavedNote key={game.id} id={game.id} />;
}

function SavedNote({ id }: { id: string }) {
  const words = more().site.note;
  const path = { params: { path: { id } } };
  const { value, error } = useResource(() => bodyOf(api.GET('/v1/games/{id}/note', path)), [id]);
  return (
    <details class="card note">
      <summary>
        {words.title}
        {value !== undefined && value.text !== '' && <span class="quiet first-line">{value.text}</span>}
      </summary>
      <FormError error={value === undefined ? error : undefined} />
      {value !== undefined && <NoteText id={id} initial={value.text} />}
    </details>
  );
}

/** Saves while the player types; unsaved text stays in the field. */
function NoteText({ id, initial }: { id: string; initial: string }) {
  const words = more().site.note;
  const [text, setText] = useState(initial);
  const saved = useRef(initial.trim());
  const field = useId();
  const { run, isBusy, isDone, error } = useAction(async () => {
    const next = text.trim();
    if (next === saved.current) return;
    await bodyOf(api.PUT('/v1/games/{id}/note', { params: { path: { id } }, body: { text: next } }));
    saved.current = next;
  });
  useEffect(() => {
    if (text.trim() === saved.current) return;
    const timer = setTimeout(run, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <>
      <label class="hint" for={field}>
        {words.label}. {words.hint}
      </label>
      <textarea
        id={field}
        rows={5}
        maxLength={LONGEST}
        placeholder={words.placeholder}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
        onBlur={() => run()}
      />
      <FormError error={error} />
      <p role="status" class="hint">
        {isBusy ? words.saving : isDone && text !== '' ? words.saved : ''}
      </p>
    </>
  );
}
