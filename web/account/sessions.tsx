import { api, bodyOf, type OpenSession } from '../api/client.ts';
import { formatTime, more } from '../i18n/index.ts';
import { Button, FormError } from '../ui/form.tsx';
import { useAction } from '../ui/use-action.ts';
import { useResource } from '../ui/use-resource.ts';
import { deviceName } from './device-name.ts';

/** Lists the player's login sessions, with buttons to end them. */
export function Sessions() {
  const words = more().security.sessions;
  const { value, error, reload } = useResource(() => bodyOf(api.GET('/v1/me/sessions')), []);
  const end = useAction((id: string) =>
    bodyOf(api.DELETE('/v1/me/sessions/{id}', { params: { path: { id } } })).then(reload),
  );
  const endOthers = useAction(() =>
    bodyOf(api.DELETE('/v1/me/sessions', { params: { query: { keepCurrent: true } } })).then(reload),
  );
  const sessions = value?.items ?? [];
  return (
    <section class="card" aria-labelledby="sessions">
      <h2 id="sessions">{words.title}</h2>
      <p class="quiet">{words.text}</p>
      <FormError error={error ?? end.error ?? endOthers.error} />
      <ul class="plain-list">
        {sessions.map((session) => (
          <SessionLine key={session.id} session={session} onEnd={() => end.run(session.id)} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button label={words.endOthers} onClick={() => confirm(words.endOthersSure) && endOthers.run()} />
      )}
      <p role="status">{endOthers.isDone && words.ended}</p>
    </section>
  );
}

function SessionLine({ session, onEnd }: { session: OpenSession; onEnd: () => void }) {
  const words = more().security.sessions;
  const { current, address, createdAt, lastUsedAt } = session;
  const name = deviceName(session.userAgent);
  const facts = [
    ...(address === null ? [] : [address]),
    words.since(formatTime(createdAt)),
    words.used(formatTime(lastUsedAt)),
  ];
  return (
    <li class="copy-line">
      <span class="grow">
        {name} {current && <small class="badge">{words.here}</small>}
        <small class="hint">{facts.join(' · ')}</small>
      </span>
      {!current && <Button label={words.end} aria-label={`${words.end}: ${name}`} onClick={onEnd} />}
    </li>
  );
}
