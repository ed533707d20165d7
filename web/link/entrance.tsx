import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { api, Refused } from '../api/client.ts';
import {
  enterByLink,
  forgetLink,
  type LinkSession,
  leaveLink,
  linkTo,
  playerOf,
  takeLink,
} from '../api/link-session.ts';
import type { Session } from '../api/session.ts';
import { FormError } from '../form.tsx';
import { t } from '../i18n/index.ts';
import { useResource } from '../use-resource.ts';
import { LogInButton } from './by-link.tsx';

interface EntranceProps {
  readonly id: string;
  readonly session: Session | undefined;
  /** The game, for those who are in. */
  readonly children: ComponentChildren;
}

/** Admits somebody who followed the link of an email; all others see the game as ever. */
export function Entrance({ id, session, children }: EntranceProps) {
  const [{ link, visit }, setVisit] = useState(() => ({ link: linkFor(id, session), visit: 0 }));
  useEffect(() => {
    const onHash = () => {
      if (takeLink()) setVisit((before) => ({ link: linkFor(id, session), visit: before.visit + 1 }));
    };
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, [id, session]);
  if (link === undefined) return <>{children}</>;
  const stay = () => {
    forgetLink();
    setVisit({ link: undefined, visit });
  };
  return (
    <LinkEntrance key={visit} id={id} session={session} link={link} onStay={stay}>
      {children}
    </LinkEntrance>
  );
}

interface LinkEntranceProps extends EntranceProps {
  readonly link: string;
  readonly onStay: () => void;
}

/** Exchanges a link, and lets in once somebody who is logged in as another player has agreed. */
function LinkEntrance({ id, session, link, onStay, children }: LinkEntranceProps) {
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
    return <SomebodyElse name={entered.displayName} onDecide={() => setSure(true)} onStay={onStay} />;
  return <>{children}</>;
}

/** Somebody who is logged in as the player of the link needs no link. */
function linkFor(id: string, session: Session | undefined): string | undefined {
  const link = linkTo(id);
  return link !== undefined && playerOf(link) !== session?.playerId ? link : undefined;
}

interface OutdatedProps extends Omit<EntranceProps, 'children'> {
  readonly error: unknown;
  readonly onStay: () => void;
}

/** Says why a link lets nobody in, and what to do instead. */
function Outdated({ id, error, session, onStay }: OutdatedProps) {
  const words = t().link;
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
        {session === undefined && <LogInButton id={id} />}
        {game && (
          <button type="button" class={session === undefined ? undefined : 'main'} onClick={onStay}>
            {session === undefined ? words.seeGame : words.toGame}
          </button>
        )}
      </div>
    </div>
  );
}

/** Asks somebody who is logged in as another player. */
function SomebodyElse({
  name,
  onDecide,
  onStay,
}: {
  name: string;
  onDecide: () => void;
  onStay: () => void;
}) {
  const words = t().link;
  return (
    <div class="card centered">
      <h1>{words.somebodyElse(name)}</h1>
      <p>{words.somebodyElseText(name)}</p>
      <div class="buttons">
        <button type="button" class="main" onClick={onStay}>
          {words.stay}
        </button>
        <button type="button" onClick={onDecide}>
          {words.decideAs(name)}
        </button>
      </div>
    </div>
  );
}
