import { useMemo } from 'preact/hooks';
import { more } from '../i18n/index.ts';
import { FOLLOWED_TABLES } from './first-lists.ts';
import { Group } from './group.tsx';
import { usePages } from './use-pages.ts';

/** Renders the open tables of followed players; renders nothing if there are none. */
export function FollowedTables({ playerId }: { playerId: string }) {
  const followed = usePages(FOLLOWED_TABLES, [playerId]);
  const games = useMemo(
    () => (followed.value?.items ?? []).filter(({ yourSeat }) => yourSeat === null),
    [followed.value],
  );
  return <Group title={more().person.followedTables} games={games} />;
}
