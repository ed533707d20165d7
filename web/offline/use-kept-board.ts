import { useEffect } from 'preact/hooks';
import type { Game } from '../api/client.ts';
import { useTheme } from '../app/appearance.ts';
import { pictureText } from '../board/load-image.ts';
import { keepBoard } from './boards.ts';

/** Stores the latest board of a game for offline use; its picture is already loaded for the table. */
export function useKeptBoard(game: Game | undefined): void {
  const theme = useTheme().name;
  const isThere = game?.table != null && game.yourSeat !== null;
  useEffect(() => {
    if (game === undefined || !isThere) return;
    const { id, name, version } = game;
    const keep = async () => {
      const svg = await pictureText({ id, seq: version }, theme);
      await keepBoard({ id, name, svg, seenAt: Date.now() });
    };
    keep().catch(() => undefined); // no room, or no connection: keep the older board
  }, [game?.id, game?.version, isThere, theme]);
}
