import { enter } from '../../games/competitions/take-part.ts';
import { competitions, type SeenCompetition, standings } from '../../games/competitions/views.ts';
import { inEachLanguage, textsIn } from '../../texts/index.ts';
import { type Command, commandTexts, type Unclear } from '../command.ts';
import { plain } from '../plain.ts';
import { type Asker, done, type Reply, refused } from '../reply.ts';

interface Given {
  /** The number of a tournament in the list; undefined: all of them. */
  readonly which: number | undefined;
  readonly enters: boolean;
}

/** Tournaments and leagues in the list at most, of those that are open and of those that run. */
const mostOfEach = 6;
/** Lines of standings at most. */
const mostPlaces = 10;

const enterWords = Object.values(inEachLanguage(({ chat }) => chat.tournaments.enterWords)).flat();

/** `tournaments`: tournaments and leagues; `tournaments 2`: how the second stands; `tournaments 2 enter`. */
export const tournaments: Command<Given> = {
  name: 'tournaments',
  texts: commandTexts('tournaments'),
  mayHoldIds: true,
  read: readTournaments,
  async run(asker, _here, { which, enters }) {
    const listed = await listFor(asker);
    if (which === undefined) return done(linesFor(asker, listed));
    const chosen = listed[which - 1];
    if (chosen === undefined) return refused([asker.texts.tournaments.unknown(which)]);
    return enters ? enterFor(asker, chosen) : describe(asker, chosen);
  },
};

function readTournaments(input: string): Given | Unclear {
  const words = plain(input)
    .split(/[\s.,;!?]+/)
    .filter((word) => word !== '');
  const [first, second, ...others] = words;
  if (first === undefined) return { which: undefined, enters: false };
  const isNumber = /^\d{1,2}$/.test(first);
  const isKnown = second === undefined || enterWords.includes(second);
  if (!isNumber || !isKnown || others.length > 0) return { unclear: input };
  return { which: Number(first), enters: second !== undefined };
}

async function listFor({ deps, playerId }: Asker): Promise<SeenCompetition[]> {
  const part = { limit: mostOfEach };
  const open = await competitions(deps, playerId, { status: 'announced' }, part);
  return [...open, ...(await competitions(deps, playerId, { status: 'running' }, part))];
}

function linesFor({ texts, language }: Asker, listed: readonly SeenCompetition[]): string[] {
  const words = texts.tournaments;
  if (listed.length === 0) return [words.none];
  const [word] = textsIn(language).commands.tournaments.words;
  const lines = listed.map((seen, index) => `${index + 1}. ${lineFor(words, seen)}`);
  return [words.title, ...lines, words.more(`${word} 1`, `${word} 1 ${words.enterWords[0]}`)];
}

function lineFor(
  words: Asker['texts']['tournaments'],
  { row, entrants, rounds, hasEntered }: SeenCompetition,
): string {
  const parts = [
    row.name,
    words.kinds[row.kind],
    row.capacity === null ? words.entrants(entrants) : words.ofCapacity(entrants, row.capacity),
    ...(row.status === 'running' && row.kind !== 'ladder' ? [words.round(row.round, rounds)] : []),
    ...(hasEntered ? [words.entered] : []),
  ];
  return parts.join(' · ');
}

const pageOf = ({ deps }: Asker, { row }: SeenCompetition) =>
  `${deps.config.publicUrl}/competitions/${row.id}`;

/** Says how a tournament stands. */
async function describe(asker: Asker, seen: SeenCompetition): Promise<Reply> {
  const { rows } = await standings(asker.deps, seen.row.id, undefined);
  const places = rows
    .filter(({ pool }) => pool === 1)
    .slice(0, mostPlaces)
    .map(({ place, person, team, matchPoints }) => {
      const line = `${place}. ${team?.name ?? person.displayName}`;
      return seen.row.kind === 'ladder' ? line : `${line} · ${matchPoints}`;
    });
  return done([lineFor(asker.texts.tournaments, seen), ...places, pageOf(asker, seen)]);
}

async function enterFor(asker: Asker, seen: SeenCompetition): Promise<Reply> {
  await enter(asker.deps, asker.playerId, seen.row.id);
  return done([asker.texts.tournaments.youEntered(seen.row.name), pageOf(asker, seen)]);
}
