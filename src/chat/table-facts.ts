import { EDITIONS, type Edition, type Rules, resolveRules, rulesSchema } from '../engine/index.ts';
import { clockSchema } from '../games/clock/deadlines.ts';
import type { Terms } from '../games/terms.ts';
import { briefFacts, durationIn, saidOf, type TableOption, textsIn } from '../texts/index.ts';
import type { Asker, Game } from './reply.ts';

type Fact = Exclude<keyof Terms, TableOption> | 'switches';

/** Describes each option of a table, and all that are on or off; empty for defaults. */
const FACTS: Readonly<Record<Fact, (asker: Asker, game: Game) => readonly string[]>> = {
  rules: ({ texts, words }, game) => {
    const rules = rulesSchema.parse(game.rules);
    const names = rules.expansions.map((id) => words.expansions[id]?.name ?? id);
    const expansions = names.length === 0 ? (words.expansions['base']?.name ?? '') : names.join(' + ');
    return [...rulesFacts(texts, words, rules), expansions];
  },
  seating: ({ texts }, { seating }) => (seating === 'drawn' ? [texts.drawnSeats] : []),
  clock: ({ texts }, { clock }) => clockFacts(texts, clock),
  robotDelay: () => [],
  switches: ({ language }, game) => {
    const table = { ...game, rated: game.match?.rated ?? game.rated };
    return saidOf(textsIn(language).tableOptions, table).map(({ fact }) => fact);
  },
  minReliability: ({ texts }, { minReliability }) =>
    minReliability === null ? [] : [texts.minReliability(minReliability)],
  visibility: ({ texts }, { visibility }) => [texts.visibility[visibility]],
};

/** Describes a table: players, rules, clock, who can join. */
export function factsOf(asker: Asker, game: Game): string {
  const facts = Object.values(FACTS).flatMap((fact) => fact(asker, game));
  return asker.texts.tableFacts([asker.texts.seats(game.seatCount), ...facts]);
}

/** Describes an open table in one line. */
export const factsInLine = (asker: Asker, game: Game): string =>
  [...briefFacts(textsIn(asker.language).tableOptions, game), ...FACTS.minReliability(asker, game)]
    .map((fact) => `, ${fact}`)
    .join('');

const OPTIONS = ['fieldScoring', 'fieldPoints', 'smallCity', 'handSize', 'sharing'] as const;

/** Returns the closest edition, and the differences from it. */
function rulesFacts(texts: Asker['texts'], words: Asker['words'], rules: Rules): string[] {
  const differing = (edition: Edition) => OPTIONS.filter((name) => EDITIONS[edition][name] !== rules[name]);
  const ids = ['third', 'second', 'first'] as const;
  const [edition = 'third'] = [...ids].sort((a, b) => differing(a).length - differing(b).length);
  return [
    texts.edition(edition),
    ...differing(edition).map((name) => texts.option(name, rules[name])),
    ...expansionFacts(words, rules, edition),
  ];
}

/** Returns the options of expansions that differ from those of an edition. */
function expansionFacts(words: Asker['words'], rules: Rules, edition: Edition): string[] {
  const { expansions } = rules;
  const usual: Readonly<Record<string, unknown>> = resolveRules({ edition, expansions });
  const chosen: Readonly<Record<string, unknown>> = rules;
  return expansions.flatMap((id) =>
    Object.entries(words.expansions[id]?.tableOptions ?? {}).flatMap(([name, values]) =>
      chosen[name] === usual[name] ? [] : (values[String(chosen[name])]?.fact ?? []),
    ),
  );
}

function clockFacts(texts: Asker['texts'], clock: unknown): string[] {
  if (clock === null || clock === undefined) return [texts.noDeadlines];
  const { perTurn, onTimeout } = clockSchema.parse(clock);
  return [
    texts.perMove(durationIn(texts, perTurn)),
    ...(onTimeout === 'forfeit' ? [texts.forfeits] : onTimeout === 'robot' ? [texts.standsIn] : []),
  ];
}
