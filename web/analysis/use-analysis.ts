import { useEffect, useState } from 'preact/hooks';
import { api, bodyOf, type Game, type LogEntry, Refused } from '../api/client.ts';
import type { Analysis, GameStatistics } from '../api/types.ts';
import { language } from '../i18n/index.ts';
import { readNews } from '../table/game-state.ts';

/** A finished game with its statistics and its analysis. */
export interface Review {
  readonly game: Game;
  readonly entries: readonly LogEntry[];
  readonly statistics: GameStatistics;
  /** Undefined while it is computed. */
  readonly analysis: Analysis | undefined;
}

/** Time to wait before asking again, in ms. */
const againMs = 2_000;

/** Loads a finished game with its statistics, then its analysis once it is computed. */
export function useReview(id: string): { readonly review: Review | undefined; readonly error: unknown } {
  const [review, setReview] = useState<Review>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    const ending = new AbortController();
    read(id, setReview, ending.signal).catch((reason: unknown) => {
      if (!ending.signal.aborted) setError(reason);
    });
    return () => ending.abort();
  }, [id]);
  return { review, error };
}

async function read(id: string, show: (review: Review) => void, signal: AbortSignal): Promise<void> {
  const path = { params: { path: { id } } };
  const [news, statistics] = await Promise.all([
    readNews(id, { state: { entries: [] }, tag: '' }, async () => undefined),
    bodyOf(api.GET('/v1/games/{id}/statistics', path)),
  ]);
  const game = news?.state.game;
  if (game === undefined) throw new Error('the game could not be read');
  const known = { game, entries: news?.state.entries ?? [], statistics };
  for (;;) {
    const analysis = await readAnalysis(id);
    if (signal.aborted) return;
    show({ ...known, analysis });
    if (analysis !== undefined) return;
    await new Promise((resolve) => setTimeout(resolve, againMs));
  }
}

/** Returns the analysis with its texts in the language of the page; undefined while it is computed. */
async function readAnalysis(id: string): Promise<Analysis | undefined> {
  const headers = { 'accept-language': language() };
  return bodyOf(api.GET('/v1/games/{id}/analysis', { params: { path: { id } }, headers }));
}

/** Whether a game does not exist or has not ended. */
export const isMissing = (error: unknown): boolean => error instanceof Refused && error.status < 500;
