import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { api, Refused } from '../api/client.ts';
import { enterByLink, type LinkSession, leaveLink } from '../api/link-session.ts';
import type { Session } from '../api/session.ts';
import { more, t } from '../i18n/index.ts';
import { Button, FormError } from '../ui/form.tsx';
import { LogInLink } from '../ui/log-in-links.tsx';
import { useResource } from '../ui/use-resource.ts';

export interface EntranceProps {
  readonly id: string;
  readonly session: Session | undefined;
  /** The game, shown once admitted. */
  readonly children: ComponentChildren;
}

export interface LinkEntranceProps extends EntranceProps {
  readonly link: string;
  readonly onStay: () => void;
}

/** Exchanges a link for a session; a visitor who is logged in as another player has to agree first. */
export function LinkEntrance({ id, session, link, onStay, children }: LinkEntranceProps) {
  const [entered, setEntered] = useState<LinkSession>();
  const [error, setError] = useState<unknown>();
  const [isSure, setSure] = useState(session === undefined);
  useEffect(() => {
    enterByLink(link).then(setEntered, setError);
    return leaveLink;
  }, [link]);
  if (error !== undefined) return <Outdated id={id} error={error} session={session} onStay={onStay} />;
  if (entered === undefined) return <p class="quiet centered">{t().loading}</p>;
  if (!isSure)
    return <OtherPlayer name={entered.displayName} onDecide={() => setSure(true)} onStay={onStay} />;
  return <>{children}</>;
}

interface OutdatedProps extends Omit<EntranceProps, 'children'> {
  readonly error: unknown;
  readonly onStay: () => void;
}

/** Explains why a link no longer works, and what to do instead. */
function Outdated({ id, error, session, onStay }: OutdatedProps) {
  const words = more().link;
  const isOver = error instanceof Refused && error.status === 410;
  const isInvalid = error instanceof Refused && error.status === 404;
  const { value: game } = useResource(
    () => api.GET('/v1/games/{id}', { params: { path: { id } } }).then(({ data }) => data ?? null),
    [id],
  );
  if (!isOver && !isInvalid)
    return (
      <div class="card centered">
        <FormError error={error} />
      </div>
    );
  return (
    <div class="card centered">
      <h1>{isOver ? words.over : words.notValid}</h1>
      <p>{isOver ? words.overText : words.notValidText}</p>
      <div class="buttons">
        {session === undefined && <LogInLink next={`/games/${id}`} />}
        {game && (
          <Button
            label={session === undefined ? words.seeGame : words.toGame}
            class={session === undefined ? undefined : 'main'}
            onClick={onStay}
          />
        )}
      </div>
    </div>
  );
}

/** Asks for the consent of a visitor who is logged in as another player. */
function OtherPlayer({ name, onDecide, onStay }: { name: string; onDecide: () => void; onStay: () => void }) {
  const words = more().link;
  return (
    <div class="card centered">
      <h1>{words.somebodyElse(name)}</h1>
      <p>{words.somebodyElseText(name)}</p>
      <div class="buttons">
        <Button label={words.stay} class="main" onClick={onStay} />
        <Button label={words.decideAs(name)} onClick={onDecide} />
      </div>
    </div>
  );
}
