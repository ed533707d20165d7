import { api, bodyOf, wholeMe } from '../api/client.ts';
import { useResource } from '../ui/use-resource.ts';
import { EmailsStopped } from './emails-stopped.tsx';
import { Unconfirmed } from './unconfirmed.tsx';

/** Says to a player of a game why no email will say whose turn it is; nothing when all is well. */
export function EmailStanding() {
  const { value: me } = useResource(() => bodyOf(api.GET('/v1/me')).then(wholeMe), []);
  if (me === undefined) return null;
  return (
    <>
      <Unconfirmed me={me} />
      <EmailsStopped me={me} />
    </>
  );
}
