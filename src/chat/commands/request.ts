import { requestKinds } from '../../games/requests/kinds/index.ts';
import { type Command, commandTexts, type Unclear } from '../command.ts';
import { plain, plainWords } from '../plain.ts';
import { type Asker, done, type Game, refused } from '../reply.ts';
import { type Kind, openKind } from '../requests.ts';
import { REQUEST_FILLERS, REQUEST_WORDS } from '../vocabulary.ts';
import { running } from '../which-game.ts';

/** The kind of a request, and the named person it is about, if any. */
interface Given {
  readonly kind: NonNullable<Kind['kind']>;
  readonly name: string | undefined;
}

/** `request pause`, `request robot bruno`: makes a request that needs the others' consent. */
export const request: Command<Given> = {
  name: 'request',
  texts: commandTexts('request'),
  among: running,
  read: readRequest,
  async run(asker, game, { kind, name }) {
    const named = name === undefined ? undefined : seatNamed(asker, game, name);
    if (name !== undefined && named === undefined)
      return refused([asker.texts.refused['seat-empty']], { game });
    return done([await openKind(asker, game, kind, named?.seat)], { game });
  },
};

/** Returns the seat of the player with a name, or of the only player whose name starts with it. */
function seatNamed({ playerId }: Asker, { seats }: Game, name: string): Game['seats'][number] | undefined {
  if (name === 'me') return seats.find((seat) => seat.playerId === playerId);
  const namesOf = ({ handle, displayName }: Game['seats'][number]) => [plain(handle), plain(displayName)];
  const exact = seats.find((seat) => namesOf(seat).includes(name));
  const like = seats.filter((seat) => namesOf(seat).some((each) => each.startsWith(name)));
  return exact ?? (like.length === 1 ? like[0] : undefined);
}

const FILLERS = new RegExp(`^(?:(?:${REQUEST_FILLERS.join('|')}) )+`);

function readRequest(input: string): Given | Unclear {
  const words = plainWords(input).replace(FILLERS, '');
  const known = requestKinds.flatMap((kind) => REQUEST_WORDS(kind).map((word) => ({ kind, word })));
  const [found] = known
    .filter(({ word }) => words === word || words.startsWith(`${word} `))
    .sort((a, b) => b.word.length - a.word.length);
  if (found === undefined) return { unclear: input };
  const rest = words.slice(found.word.length).trim();
  const name = rest.replace(FILLERS, '').replace(/^@/, '');
  const mayName = found.kind === 'robot' || found.kind === 'more-time';
  return name !== '' && !mayName ? { unclear: input } : { kind: found.kind, name: name || undefined };
}
