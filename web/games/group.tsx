import type { ListedGame } from '../api/client.ts';
import { Button } from '../ui/form.tsx';
import { GameCards } from './game-cards.tsx';

interface GroupProps {
  readonly title: string;
  readonly games: readonly ListedGame[];
  /** The label of the button that loads more; undefined if these are all. */
  readonly more?: string | undefined;
  readonly onMore?: () => void;
  readonly urgent?: boolean;
  readonly isCompact?: boolean;
}

/** Games under a common heading; renders nothing if there are none. */
export function Group({ title, games, more, onMore, urgent = false, isCompact = false }: GroupProps) {
  if (games.length === 0 && more === undefined) return null;
  return (
    <section class={urgent ? 'urgent' : ''}>
      <h2>
        {title}{' '}
        <span class="number">
          {games.length}
          {more !== undefined && '+'}
        </span>
      </h2>
      <GameCards games={games} isCompact={isCompact} />
      {more !== undefined && <Button label={more} class="more" onClick={onMore} />}
    </section>
  );
}
