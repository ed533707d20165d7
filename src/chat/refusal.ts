import { type Decision, formatDecision } from '../engine/index.ts';
import { listOptions } from '../games/list-options.ts';
import type { NumberedOption } from '../games/option-handles.ts';
import type { Problem } from '../problems.ts';
import { formatLabel, type Intent } from './intent.ts';
import { deploymentWords } from './option-words.ts';
import { type Asker, type Game, type Reply, refused } from './reply.ts';
import { isSecretTo, nameAt, situation, standingOf } from './standing.ts';

/** Says in friendly words why a command cannot be done; undefined for what is no matter of the game. */
export async function refusalReply(
  asker: Asker,
  problem: Problem,
  intent: Intent,
  game: Game | undefined,
): Promise<Reply | undefined> {
  const { texts } = asker;
  if (problem.kind === 'illegal-move' && game !== undefined)
    return illegalReply(asker, problem, intent, game);
  if (problem.kind === 'not-asked' && game !== undefined) {
    const seat = game.awaitedSeat;
    return refused([seat === null ? problem.message : texts.notYourTurn(nameAt(game, seat))], {
      game,
      picture: 'board',
    });
  }
  if (problem.kind === 'stale-version' && game !== undefined) {
    const now = Number(problem.members['currentVersion']) + 1;
    return refused([texts.stale(moveIn(intent), now)], { game, picture: 'legal' });
  }
  if (problem.kind === 'game-not-running' && game !== undefined) {
    return refused(await situation(asker, game), { game });
  }
  if (problem.kind === 'player-not-found' && typeof problem.members['handle'] === 'string') {
    return refused([texts.nobodyCalled(problem.members['handle'])], { game });
  }
  const line = texts.refused[problem.kind];
  return line === undefined ? undefined : refused([withDetail(asker, problem, line)], { game });
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

async function illegalReply(asker: Asker, problem: Problem, intent: Intent, game: Game): Promise<Reply> {
  const { texts, language } = asker;
  const { reason, rule } = problem.members;
  if (reason === 'no-such-option' && intent.type === 'label') {
    return refused([texts.noSuchLabel(formatLabel(intent.label))], { game, picture: 'legal' });
  }
  const detail = (language === 'en' ? undefined : texts.reason[String(reason)]) ?? problem.message;
  const why = texts.illegal(detail, typeof rule === 'string' ? rule : undefined);
  const standing = await standingOf(asker, game);
  const more = { game, picture: 'legal', isSecret: isSecretTo(standing) } as const;
  if (intent.type !== 'decision') return refused([why, texts.seeOptions], more);
  const { options } = await listOptions(asker.deps, asker.playerId, game);
  return refused([why, ...insteadOf(asker, standing, intent.decision, options)], more);
}

/** What would be accepted at the same place: other ways to lay the tile, or others who may stand on it. */
function insteadOf(
  asker: Asker,
  standing: Parameters<typeof deploymentWords>[1],
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
