import { useEffect, useState } from 'preact/hooks';
import { forgetLink, linkTo, playerOf, takeLink } from '../api/link-session.ts';
import type { Session } from '../api/session.ts';
import { lazyView } from '../ui/lazy.tsx';
import type { EntranceProps, LinkEntranceProps } from './link-entrance.tsx';

const LinkEntrance = lazyView<LinkEntranceProps>(
  async () => (await import('./link-entrance.tsx')).LinkEntrance,
);

/** Admits a visitor who followed an email link; all others see the game as usual. */
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

/** Returns the link to a game, unless its player is logged in and does not need it. */
function linkFor(id: string, session: Session | undefined): string | undefined {
  const link = linkTo(id);
  return link !== undefined && playerOf(link) !== session?.playerId ? link : undefined;
}
