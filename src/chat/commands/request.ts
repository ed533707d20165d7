import { requestKinds } from '../../games/requests/kinds/index.ts';
import { type Command, commandTexts, type Unclear } from '../command.ts';
import { plainWords } from '../plain.ts';
import { done, refused } from '../reply.ts';
import { type Kind, openKind } from '../requests.ts';
import { REQUEST_FILLERS, REQUEST_WORDS } from '../vocabulary.ts';
import { running } from '../which-game.ts';
import { seatNamed } from './seat-named.ts';

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
