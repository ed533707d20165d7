import { nameAt, personName } from '../../helpers/seats.ts';

/** Returns by what names texts call the players of a request: who makes it, and whose seat it is about. */
export function peopleOfRequest(game: Parameters<typeof nameAt>[0], by: number, about: number | null) {
  const nameOf = (seat: number | null) => personName(nameAt(game, seat));
  return { by: nameOf(by), about: nameOf(about), isOwnSeat: by === about };
}
