import type { RequestPeople } from '../../../src/texts/request-texts.ts';
import type { Game } from '../../api/client.ts';
import type { Request } from '../../api/types.ts';
import { more } from '../../i18n/index.ts';
import type { LogNote } from '../log.tsx';
import { nameAt } from '../players.ts';

/** Returns the people of a request by their names. */
export function peopleOf(
  game: Game,
  { by, seat }: { readonly by: number; readonly seat: number | null },
): RequestPeople {
  const nameOf = (each: number | null) =>
    each === null ? '' : nameAt(game, each).replace(/ \(robot\)$/, '');
  return { by: nameOf(by), about: nameOf(seat), isOwnSeat: by === seat };
}

/** Returns the label of a request of the reader’s own, on the button that makes it and while it is open. */
export function labelOf(
  game: Game,
  { kind, seat = null }: { readonly kind: Request['kind']; readonly seat?: number | null | undefined },
): string {
  const isAboutOther = seat !== null && seat !== game.yourSeat;
  return more().requests.kindName[kind](isAboutOther ? peopleOf(game, { by: seat, seat }).by : undefined);
}

/** Describes a request and its author in a sentence. */
export const sentenceOf = (game: Game, request: Request): string =>
  more().requests.kinds[request.kind].sentence(peopleOf(game, request));

/** Returns how a request ended; undefined while it is open. */
export function endOf(game: Game, request: Request): string | undefined {
  const { kinds, closed } = more().requests;
  const { state } = request;
  return state === 'open' ? undefined : closed[state](kinds[request.kind].what(peopleOf(game, request)));
}

/** Returns the outcomes of requests, each after the log entry that was the latest when it was made. */
export function notesOf(game: Game, requests: readonly Request[]): readonly LogNote[] {
  return requests.flatMap((request) => {
    const text = endOf(game, request);
    return text === undefined ? [] : [{ id: request.id, seq: request.version, text, at: request.createdAt }];
  });
}
