import type { ResultTexts } from './result-texts.ts';

/** A player on a seat of a game. */
interface Seated {
  readonly seat: number;
  readonly displayName: string;
}

const namesOf = (seated: readonly Seated[]) => seated.map(({ displayName }) => displayName);

/** Returns the names of the players in first place; none while the engine has not assigned places. */
export function winnersIn(seated: readonly Seated[], places: readonly number[]): string[] {
  return namesOf(seated.filter(({ seat }) => places[seat] === 1));
}

/** Says who gave the game up, in sentences, that of the reader's seat first: `You resigned.` */
export function resignationsIn(
  texts: ResultTexts,
  seated: readonly Seated[],
  resigned: readonly number[],
  reader: number | null | undefined,
): string[] {
  const others = namesOf(seated.filter(({ seat }) => resigned.includes(seat) && seat !== reader));
  return [
    ...(resigned.some((seat) => seat === reader) ? [texts.youResigned] : []),
    ...(others.length > 0 ? [texts.othersResigned(others)] : []),
  ];
}

/** Returns the name of a player, with a remark if the player has resigned: `Bruno (resigned)`. */
export const remarkedName = (texts: ResultTexts, name: string, hasResigned: boolean): string =>
  hasResigned ? `${name} (${texts.resigned})` : name;

/** Returns the points in seat order: `Anna 12`, `Bruno (resigned) 7`. */
export function pointsIn(
  texts: ResultTexts,
  seated: readonly Seated[],
  { scores, resigned }: { readonly scores: readonly number[]; readonly resigned: readonly number[] },
): string[] {
  return seated.map(({ seat, displayName }) => {
    return `${remarkedName(texts, displayName, resigned.includes(seat))} ${scores[seat] ?? 0}`;
  });
}
