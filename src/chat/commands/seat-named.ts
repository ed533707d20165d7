import { plain } from '../plain.ts';
import type { Asker, Game } from '../reply.ts';

/** Returns the seat of the player with a name, or of the only player whose name starts with it. */
export function seatNamed(
  { playerId }: Asker,
  { seats }: Game,
  name: string,
): Game['seats'][number] | undefined {
  if (name === 'me') return seats.find((seat) => seat.playerId === playerId);
  const namesOf = ({ handle, displayName }: Game['seats'][number]) => [plain(handle), plain(displayName)];
  const exact = seats.find((seat) => namesOf(seat).includes(name));
  const like = seats.filter((seat) => namesOf(seat).some((each) => each.startsWith(name)));
  return exact ?? (like.length === 1 ? like[0] : undefined);
}
