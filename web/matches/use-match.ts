import { useEffect, useState } from 'preact/hooks';
import type { Schemas } from '#client';
import { api, bodyOf } from '../api/client.ts';
import { useResource } from '../ui/use-resource.ts';

/** Polling interval of a running match, ms. */
const everyMs = 5_000;

/** Loads a match, and polls it while it can change. */
export function useMatch(id: string, player: string | undefined) {
  const [round, setRound] = useState(0);
  const refresh = () => setRound((before) => before + 1);
  const loaded = useResource<Schemas['Match']>(
    () => bodyOf(api.GET('/v1/matches/{id}', { params: { path: { id } } })),
    [id, player, round],
  );
  const status = loaded.value?.status;
  useEffect(() => {
    if (status !== 'proposed' && status !== 'running') return;
    const timer = setInterval(refresh, everyMs);
    return () => clearInterval(timer);
  }, [status]);
  return { ...loaded, refresh };
}
