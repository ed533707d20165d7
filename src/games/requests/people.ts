import { nameAt, personName } from '../../helpers/seats.ts';

/** Returns the names of a request's author and of the player it is about, for texts. */
export function peopleOfRequest(game: Parameters<typeof nameAt>[0], by: number, about: number | null) {
  const nameOf = (seat: number | null) => personName(nameAt(game, seat));
  return { by: nameOf(by), about: nameOf(about), isOwnSeat: by === about };
}
