import { api, bodyOf, wholeMe } from '../api/client.ts';
import { useResource } from '../ui/use-resource.ts';
import { EmailsStopped } from './emails-stopped.tsx';
import { Unconfirmed } from './unconfirmed.tsx';

/** Explains to a player why they get no turn emails; renders nothing if they do. */
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
