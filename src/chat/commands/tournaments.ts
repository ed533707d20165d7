import { formatOf } from '../../competitions/rules/formats.ts';
import { enter as enterPlayer, withdraw } from '../../competitions/take-part.ts';
import { type CompetitionView, competitions, standings } from '../../competitions/views.ts';
import { type Command, commandTexts } from '../command.ts';
import { type Asker, done, type Reply, refused } from '../reply.ts';
import { type Chosen, commandTextFor, confirmLeaving, pageOf } from '../tournaments/chosen.ts';
import { readTournaments, type TournamentRequest } from '../tournaments/read.ts';
import { isOfTeams, teamActs, teamLines } from '../tournaments/teams.ts';

/** Maximum number of tournaments and leagues in the list, each of open and active ones. */
const maxOfEach = 6;
/** Maximum number of lines of standings. */
const maxPlaces = 10;

/**
 * `tournaments`: tournaments and leagues; `tournaments 2`: the state of the second; `tournaments 2 enter`, `leave`, and
 * for teams `enter The Abbots`, `invite @bruno`, `join`.
 */
export const tournaments: Command<TournamentRequest> = {
  name: 'tournaments',
  texts: commandTexts('tournaments'),
  mayHoldIds: true,
  read: readTournaments,
  async run(asker, _here, { which, act, rest }) {
    const listed = await listFor(asker);
    if (which === undefined) return done(linesFor(asker, listed));
    const seen = listed[which - 1];
    if (seen === undefined) return refused([asker.texts.tournaments.unknown(which)]);
    const chosen = { number: which, seen };
    if (act === undefined) return describe(asker, chosen);
    return (isOfTeams(chosen) ? teamActs : playerActs)[act](asker, chosen, rest);
  },
};

async function listFor({ deps, playerId }: Asker): Promise<CompetitionView[]> {
  const part = { limit: maxOfEach };
  const open = await competitions(deps, playerId, { status: 'announced' }, part);
  return [...open, ...(await competitions(deps, playerId, { status: 'running' }, part))];
}

function linesFor(asker: Asker, listed: readonly CompetitionView[]): string[] {
  const words = asker.texts.tournaments;
  if (listed.length === 0) return [words.none];
  const lines = listed.map((seen, index) => `${index + 1}. ${lineFor(words, seen)}`);
  return [
    words.title,
    ...lines,
    words.more(commandTextFor(asker, { number: 1 }), commandTextFor(asker, { number: 1 }, 'enter')),
  ];
}

function lineFor(words: Asker['texts']['tournaments'], seen: CompetitionView): string {
  const { row, rounds, hasEntered } = seen;
  const parts = [
    row.name,
    words.kinds[row.kind],
    entrantsOf(words, seen),
    ...(row.status === 'running' && formatOf(row).stage !== 'challenge'
      ? [words.round(row.round, rounds)]
      : []),
    ...(hasEntered ? [words.entered] : []),
  ];
  return parts.join(' · ');
}

function entrantsOf(words: Asker['texts']['tournaments'], seen: CompetitionView): string {
  const { entrants } = seen;
  const { capacity } = seen.row;
  if (isOfTeams({ seen }))
    return capacity === null ? words.teams(entrants) : words.teamsOfCapacity(entrants, capacity);
  return capacity === null ? words.entrants(entrants) : words.ofCapacity(entrants, capacity);
}

/** Describes the state of a tournament. */
async function describe(asker: Asker, chosen: Chosen): Promise<Reply> {
  const { row } = chosen.seen;
  const { rows } = await standings(asker.deps, row.id, undefined);
  const places = rows
    .filter(({ group }) => group === 1)
    .slice(0, maxPlaces)
    .map(({ place, person, team, matchPoints }) => {
      const line = `${place}. ${team?.name ?? person.displayName}`;
      return formatOf(row).stage === 'challenge' ? line : `${line} · ${matchPoints}`;
    });
  const ofTeams = isOfTeams(chosen) ? await teamLines(asker, chosen) : [];
  const title = lineFor(asker.texts.tournaments, chosen.seen);
  return done([title, ...places, ...ofTeams, pageOf(asker, chosen)]);
}

/** The actions in a tournament of individual players. */
const playerActs: typeof teamActs = {
  enter,
  join: enter,
  invite: async ({ texts }) => refused([texts.refused['players-only']]),
  leave,
};

async function enter(asker: Asker, chosen: Chosen, rest: string): Promise<Reply> {
  const { deps, playerId, texts } = asker;
  if (rest !== '') return refused([texts.refused['players-only']]);
  const { id, name } = chosen.seen.row;
  await enterPlayer(deps, playerId, id);
  return done([texts.tournaments.youEntered(name), pageOf(asker, chosen)]);
}

async function leave(asker: Asker, chosen: Chosen, rest: string): Promise<Reply> {
  const { deps, playerId, texts } = asker;
  if (!chosen.seen.hasEntered) return refused([texts.tournaments.notEntered]);
  const question = confirmLeaving(asker, chosen, rest);
  if (question !== undefined) return question;
  const { id, name } = chosen.seen.row;
  await withdraw(deps, playerId, id, playerId);
  return done([texts.tournaments.youLeft(name)]);
}
