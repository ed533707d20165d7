import type { ListedGame } from '../api/client.ts';
import { GameCards } from '../games/game-cards.tsx';
import { usePages } from '../games/use-pages.ts';
import { t } from '../i18n/index.ts';

const SHOWN = 6;

/** Public games that a visitor can watch. */
export function ToWatch() {
  const words = t().site.welcome;
  const { value } = usePages({ status: 'running', limit: SHOWN }, []);
  return <Tables title={words.watch} text={words.watchText} none={words.noneToWatch} games={value?.items} />;
}

/** Open tables that a visitor can join. */
export function ToJoin() {
  const words = t().site.welcome;
  const { value } = usePages({ status: 'open', limit: SHOWN }, []);
  return <Tables title={words.join} text={words.joinText} none={words.noneToJoin} games={value?.items} />;
}

interface TablesProps {
  readonly title: string;
  readonly text: string;
  readonly none: string;
  /** Undefined while they are loaded. */
  readonly games: readonly ListedGame[] | undefined;
}

function Tables({ title, text, none, games }: TablesProps) {
  return (
    <section>
      <h2>{title}</h2>
      <p class="quiet">{games?.length === 0 ? none : text}</p>
      {games !== undefined && <GameCards games={games} />}
    </section>
  );
}
