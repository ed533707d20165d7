import type { CompetitionView } from '../../competitions/views.ts';
import { textsIn } from '../../texts/index.ts';
import { plain } from '../plain.ts';
import { type Asker, asked, type Reply } from '../reply.ts';
import { YES_WORDS } from '../vocabulary.ts';
import type { TournamentAct } from './read.ts';

/** A tournament chosen by its number in the list. */
export interface Chosen {
  readonly number: number;
  readonly seen: CompetitionView;
}

/** Returns the command for an action in a tournament: `tournaments 2 enter The Abbots`. */
export function commandTextFor(
  { language, texts }: Asker,
  { number }: Pick<Chosen, 'number'>,
  act?: TournamentAct,
  rest?: string,
): string {
  const [command] = textsIn(language).commands.tournaments.words;
  const word = act && texts.tournaments.acts[act][0];
  return [command, number, word, rest].filter((each) => each !== undefined).join(' ');
}

/** Returns the address of the page of a tournament. */
export const pageOf = ({ deps }: Asker, { seen }: Pick<Chosen, 'seen'>): string =>
  `${deps.config.publicUrl}/competitions/${seen.row.id}`;

/** Asks for confirmation before leaving an active tournament; undefined if it was given or is not needed. */
export function confirmLeaving(asker: Asker, chosen: Chosen, rest: string): Reply | undefined {
  const { row } = chosen.seen;
  if (row.status === 'announced' || YES_WORDS.includes(plain(rest))) return undefined;
  const { leaveSure } = asker.texts.tournaments;
  return asked([leaveSure(row.name, commandTextFor(asker, chosen, 'leave'))]);
}
