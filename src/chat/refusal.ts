import { rulesCatalogue } from '../engine/index.ts';
import { visibleGame } from '../games/access.ts';
import type { Problem, ProblemName } from '../platform/problems.ts';
import type { Call } from './command.ts';
import { type Asker, type Game, type Reply, refused } from './reply.ts';
import { nameAt, situationLines, situationOf, withOptions } from './situation.ts';

/** Explains in friendly words why an action is refused; undefined for problems that are not about the game. */
export async function refusalReply(
  asker: Asker,
  problem: Problem,
  { action, given }: Call,
  before: Game | undefined,
): Promise<Reply | undefined> {
  const { deps, playerId, texts } = asker;
  const explained = await action.explain?.(asker, problem, before, given);
  if (explained !== undefined) return explained;
  if (before !== undefined && aboutMoves.includes(problem.kind)) {
    const now = await visibleGame(deps, playerId, before.id);
    return moveRefusal(asker, problem, action.attempted?.(given) ?? '', now);
  }
  const { handle } = problem.members;
  if (problem.kind === 'player-not-found' && typeof handle === 'string') {
    return refused([texts.nobodyCalled(handle)], { game: before });
  }
  const lines: Partial<Record<ProblemName, string>> = texts.refused;
  const line = lines[problem.kind];
  return line === undefined ? undefined : refused([withDetail(asker, problem, line)], { game: before });
}

const aboutMoves: readonly ProblemName[] = [
  'not-your-turn',
  'stale-version',
  'game-not-running',
  'illegal-decision',
];

/** Explains why a move can't be made in the current state of a game. */
async function moveRefusal(asker: Asker, problem: Problem, attempted: string, game: Game): Promise<Reply> {
  if (game.status !== 'running') return refused(await situationLines(asker, game), { game });
  const situation = await situationOf(asker, game);
  const { texts } = asker;
  if (problem.kind === 'illegal-decision') {
    return refused([illegalLine(asker, problem), texts.seeOptions], withOptions(situation));
  }
  if (problem.kind === 'stale-version') {
    return refused([texts.stale(attempted, game.version + 1)], withOptions(situation));
  }
  const name = situation.awaiting === undefined ? '' : nameAt(game, situation.awaiting.seat);
  return refused([texts.notYourTurn(name)], { game });
}

/** Explains why the rules forbid a decision: in the asker's language if it has words for the reason, else in English. */
export function illegalLine({ texts, words }: Asker, { message, members }: Problem): string {
  const { reason, rule } = members;
  const detail = words.refusal(String(reason)) ?? message;
  return texts.illegal(detail, typeof rule === 'string' ? rule : undefined);
}

/** Adds the engine's English sentence; in other languages the known part of the reason. */
function withDetail(asker: Asker, { kind, message, members }: Problem, line: string): string {
  if (kind !== 'invalid-setup') return line;
  if (members['rule'] === 'R-SETUP-1') return asker.texts.tooManySeats(expansionsForSix(asker));
  return asker.language === 'en' ? message : line;
}

const expansionsForSix = ({ words }: Asker) =>
  rulesCatalogue.expansions
    .filter(({ supportsSixPlayers }) => supportsSixPlayers)
    .map(({ id }) => words.expansions[id]?.name ?? id);
