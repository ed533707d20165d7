import { EDITIONS, type Edition, type Rules, rulesSchema } from '../engine/index.ts';
import { clockSchema } from '../games/clock/deadlines.ts';
import { durationIn } from '../texts/moment.ts';
import type { Asker, Game } from './reply.ts';

/** Describes a table: players, rules, clock, who may join. */
export function factsOf({ texts, words }: Asker, game: Game): string {
  const rules = rulesSchema.parse(game.rules);
  const facts = [
    texts.seats(game.seatCount),
    ...rulesFacts(texts, rules),
    rules.expansions.length === 0
      ? (words.expansions['base']?.name ?? '')
      : rules.expansions.map((id) => words.expansions[id]?.name ?? id).join(' + '),
    ...(game.seating === 'drawn' ? [texts.drawnSeats] : []),
    ...clockFacts(texts, game.clock),
    ...(game.allowRobots ? [] : [texts.robotTable]),
    ...(game.aids ? [] : [texts.withoutAids]),
    ...((game.match?.rated ?? game.rated) ? [] : [texts.unrated]),
    ...(game.minReliability === null ? [] : [texts.minReliability(game.minReliability)]),
    texts.visibility[game.visibility],
  ];
  return texts.tableFacts(facts);
}

const OPTIONS = ['fieldScoring', 'fieldPoints', 'smallCity', 'handSize', 'sharing'] as const;

/** Returns the edition that comes nearest, and what differs from it. */
function rulesFacts(texts: Asker['texts'], rules: Rules): string[] {
  const differing = (edition: Edition) => OPTIONS.filter((name) => EDITIONS[edition][name] !== rules[name]);
  const ids = ['third', 'second', 'first'] as const;
  const [edition = 'third'] = [...ids].sort((a, b) => differing(a).length - differing(b).length);
  return [texts.edition(edition), ...differing(edition).map((name) => texts.option(name, rules[name]))];
}

function clockFacts(texts: Asker['texts'], clock: unknown): string[] {
  if (clock === null || clock === undefined) return [texts.noDeadlines];
  const { perTurn, onTimeout } = clockSchema.parse(clock);
  return [
    texts.perMove(durationIn(texts, perTurn)),
    ...(onTimeout === 'forfeit' ? [texts.forfeits] : onTimeout === 'robot' ? [texts.standsIn] : []),
  ];
}
