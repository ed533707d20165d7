import { type Decision, formatDecision } from '../engine/index.ts';
import { visibleGame } from '../games/access.ts';
import type { NumberedOption } from '../games/play/options/handles.ts';
import { listOptions } from '../games/play/options/list.ts';
import type { Problem, ProblemName } from '../problems.ts';
import { formatLabel, type Intent } from './intent.ts';
import { deploymentWords } from './option-words.ts';
import { type Asker, type Game, type Reply, refused } from './reply.ts';
import { nameAt, type Standing, situation, standingOf, withOptions } from './standing.ts';

/** Says in friendly words why a command cannot be done; undefined for what is no matter of the game. */
export async function refusalReply(
  asker: Asker,
  problem: Problem,
  intent: Intent,
  before: Game | undefined,
): Promise<Reply | undefined> {
  const { deps, playerId, texts } = asker;
  if (before !== undefined && aboutMoves.includes(problem.kind)) {
    return moveRefusal(asker, problem, intent, await visibleGame(deps, playerId, before.id));
  }
  const { handle } = problem.members;
  if (problem.kind === 'player-not-found' && typeof handle === 'string') {
    return refused([texts.nobodyCalled(handle)], { game: before });
  }
  const line = texts.refused[problem.kind];
  if (line === undefined) return undefined;
  // Whoever would leave a game that has begun means something else, and may not know the word.
  const hint = intent.type === 'leave' && problem.kind === 'game-not-open' ? [texts.help('resign')] : [];
  return refused([withDetail(asker, problem, line), ...hint], { game: before });
}

const aboutMoves: readonly ProblemName[] = [
  'not-your-turn',
  'stale-version',
  'game-not-running',
  'illegal-decision',
];

/** Why a move cannot be made in a game as it is now. */
async function moveRefusal(asker: Asker, problem: Problem, intent: Intent, game: Game): Promise<Reply> {
  if (game.status !== 'running') return refused(await situation(asker, game), { game });
  const standing = await standingOf(asker, game);
  const { texts } = asker;
  if (problem.kind === 'illegal-decision') return illegalReply(asker, problem, intent, standing);
  if (problem.kind === 'stale-version') {
    return refused([texts.stale(moveIn(intent), game.version + 1)], withOptions(standing));
  }
  const whom = standing.asked === undefined ? '' : nameAt(game, standing.asked.seat);
  return refused([texts.notYourTurn(whom)], { game });
}

/** The move that was tried, as it was told. */
function moveIn(intent: Intent): string {
  if (intent.type === 'label') return formatLabel(intent.label);
  return intent.type === 'decision' ? formatDecision(intent.decision) : '';
}

/** The engine's sentences are English; elsewhere what is known of the reason is said. */
function withDetail({ language, texts }: Asker, { kind, message, members }: Problem, line: string): string {
  if (kind !== 'invalid-setup') return line;
  return texts.setup[String(members['rule'])] ?? (language === 'en' ? message : line);
}

async function illegalReply(
  asker: Asker,
  problem: Problem,
  intent: Intent,
  standing: Standing,
): Promise<Reply> {
  const { texts, language } = asker;
  const { reason, rule } = problem.members;
  const more = withOptions(standing);
  if (reason === 'no-such-option' && intent.type === 'label') {
    return refused([texts.noSuchLabel(formatLabel(intent.label))], more);
  }
  const detail = (language === 'en' ? undefined : texts.reason[String(reason)]) ?? problem.message;
  const why = texts.illegal(detail, typeof rule === 'string' ? rule : undefined);
  if (intent.type !== 'decision') return refused([why, texts.seeOptions], more);
  const { options } = await listOptions(asker.deps, asker.playerId, standing.row);
  return refused([why, ...insteadOf(asker, standing, intent.decision, options)], more);
}

/** What would be accepted at the same place: other ways to lay the tile, or others who may stand on it. */
function insteadOf(
  asker: Asker,
  standing: Standing,
  decision: Decision,
  options: readonly NumberedOption[],
): string[] {
  const { texts } = asker;
  const here = options.filter((option) => isSameCell(option.decision, decision));
  if (here.length === 0) return [texts.seeOptions];
  const same = here.find((option) => rotationOf(option.decision) === rotationOf(decision));
  if (same === undefined) {
    return [
      texts.fitsElsewhere(here.map(({ label, decision: other }) => `${label} (r${rotationOf(other)})`)),
    ];
  }
  const deployments = same.deployments ?? [];
  if (deployments.length === 0) return [texts.nobodyMayStand];
  const list = deployments.map((play) => `${play.label} ${deploymentWords(asker, standing, play.decision)}`);
  return [texts.mayStandThere(list)];
}

function isSameCell(a: Decision, b: Decision): boolean {
  return 'x' in a && 'x' in b && a.type === b.type && a.x === b.x && a.y === b.y;
}

const rotationOf = (decision: Decision) => ('rotation' in decision ? decision.rotation : 0);
