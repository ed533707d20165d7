import type { Schemas } from '#client';
import { NAMELESS } from '../../src/helpers/nameless.ts';
import { nameInWords } from '../../src/texts/deleted-player.ts';
import { more, t } from '../i18n/index.ts';

/** Returns the path of a match's page. */
export const matchAddress = (id: string): string => `/matches/${id}`;

/** Formats points of a match: `1½`. */
export function pointsText(points: number): string {
  const whole = Math.floor(points);
  if (whole === points) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
}

/** Returns the points of both in a match: `1 – ½`. */
export const standingText = (points: readonly number[]): string => points.map(pointsText).join(' – ');

/** Returns the name of a player of a match. */
export const playerName = ({ displayName }: { readonly displayName: string }): string =>
  nameInWords(t().game, displayName);

/** Formats the position of a game in its match: `Game 2 of 3`. */
export function placeText({ game, bestOf, form }: Schemas['GameInMatch']): string {
  const words = more().matches;
  if (bestOf === 1) return form === 'games' ? words.lengths[1] : words.forms.mirrored;
  return form === 'games' ? words.gameOf(game, bestOf) : words.pairOf(game, bestOf);
}

/** Returns the name of a game on its match's page: `Game 2`, or `Pair 1a` and `Pair 1b`. */
export function gameText({ form, games }: Pick<Schemas['Match'], 'form' | 'games'>, id: string): string {
  const number = games.find((game) => game.id === id)?.game ?? 1;
  if (form === 'games') return more().matches.game(number);
  const index = games.filter(({ game }) => game === number).findIndex((game) => game.id === id);
  return more().matches.pair(`${number}${'ab'[index % 2]}`);
}

/** Returns the length and form of a match: `Best of 3 · Mirrored pairs`. */
export function lengthText({ bestOf, form }: Pick<Schemas['MatchSummary'], 'bestOf' | 'form'>): string {
  const words = more().matches;
  if (form === 'mirrored' && bestOf === 1) return words.forms.mirrored;
  return form === 'mirrored' ? `${words.lengths[bestOf]} · ${words.forms.mirrored}` : words.lengths[bestOf];
}

/** Returns the name of a match, such as that of its competition, or an empty list if it has none. */
export const nameOf = ({ name }: Pick<Schemas['MatchSummary'], 'name'>): readonly string[] =>
  name === NAMELESS ? [] : [name];
