import type { z } from 'zod';
import { catalogue, type DecisionType, type ExpansionId, PREFERABLE_TYPES } from './catalogue.ts';
import type { Meeting } from './core/board/tile.ts';
import type { Expansion } from './core/expansion.ts';
import { tableOptionsSchema } from './core/table-options.ts';
import type { Decision } from './decision.ts';
import { MAX_SEATS, MIN_SEATS } from './setup.ts';
import { EDITIONS } from './table-rules.ts';

/** A segment as printed. */
export interface PrintedSegment {
  readonly id: string;
  readonly kind: string;
  /** What segments of its kind meet. */
  readonly meets: Meeting;
  readonly sides: readonly string[];
  readonly halfEdges: readonly string[];
  /** Segments of this tile that a field touches. */
  readonly touches: readonly string[];
  /** Shields, inns, goods, ... with how often. */
  readonly marks: Readonly<Record<string, number>>;
}

/** A tile type with the number of its copies in the box. */
export interface PrintedTile {
  readonly id: string;
  readonly count: number;
  /** Marks of the whole tile. */
  readonly marks: readonly string[];
  readonly segments: readonly PrintedSegment[];
  readonly links: readonly (readonly [string, string])[];
}

/** An option that tables have, with its values. */
export interface OptionFacts {
  readonly name: string;
  readonly values: readonly (string | number)[];
  readonly description: string;
}

/** An option of an expansion; `usual` holds for presets that name no other value. */
export interface ExpansionOptionFacts extends OptionFacts {
  readonly usual: string;
  readonly editions: Readonly<Record<string, string>>;
}

/** Pieces and tiles of an expansion, or of the base game. */
export interface ExpansionFacts<Id extends string = string> {
  readonly id: Id;
  readonly pieces: readonly { name: string; perSeat: number; follower: boolean; claims: readonly string[] }[];
  readonly tiles: readonly PrintedTile[];
  /** What a table can choose in addition with it. */
  readonly options: readonly ExpansionOptionFacts[];
  /** The decisions that decline what it asks. */
  readonly declining: readonly Decision[];
  /** The types of decision that a plan can make by preference. */
  readonly preferences: readonly DecisionType[];
  /** Whether it brings pieces for a sixth player (R-SETUP-1). */
  readonly supportsSixPlayers: boolean;
}

/** Everything that a table can choose from, so that a client can build its "new game" form from it. */
export interface RulesCatalogue {
  readonly seatCount: { readonly min: number; readonly max: number; readonly maxWithSixth: number };
  readonly options: readonly OptionFacts[];
  readonly editions: typeof EDITIONS;
  readonly base: ExpansionFacts;
  readonly expansions: readonly ExpansionFacts<ExpansionId>[];
}

/** All that a table can choose from, with all tiles and pieces. */
export const rulesCatalogue: RulesCatalogue = {
  seatCount: { min: MIN_SEATS, max: MAX_SEATS, maxWithSixth: MAX_SEATS + 1 },
  options: Object.entries(tableOptionsSchema.shape).map(([name, schema]) => optionFacts(name, schema)),
  editions: EDITIONS,
  base: factsOf(catalogue.base),
  expansions: catalogue.others.map(factsOf) as ExpansionFacts<ExpansionId>[],
};

/** The base game and every expansion. */
export const allFacts: readonly ExpansionFacts[] = [rulesCatalogue.base, ...rulesCatalogue.expansions];

/** Every tile as printed, by its id. */
export const printedTiles: ReadonlyMap<string, PrintedTile> = new Map(
  allFacts.flatMap(({ tiles }) => tiles.map((tile) => [tile.id, tile] as const)),
);

/** The names of the pieces that are followers, which figures are not. */
export const FOLLOWERS: ReadonlySet<string> = new Set(
  allFacts.flatMap(({ pieces }) => pieces.filter(({ follower }) => follower).map(({ name }) => name)),
);

function optionFacts(name: string, schema: z.ZodType): OptionFacts {
  const options = 'options' in schema ? (schema.options as OfferedValue[]) : [];
  return { name, values: options.flatMap(valuesOf), description: schema.description ?? '' };
}

type OfferedValue = Parameters<typeof valuesOf>[0];

function valuesOf(option: string | { values: ReadonlySet<string | number> }): (string | number)[] {
  return typeof option === 'string' ? [option] : [...option.values];
}

function factsOf({ id, tiles, hooks, options = [], supportsSixPlayers = false }: Expansion): ExpansionFacts {
  const printed = catalogue.tiles.filter(({ facts }) => facts.id.startsWith(`${tiles.set}/`));
  return {
    id,
    supportsSixPlayers,
    pieces: (hooks.pieces ?? []).map(({ name, perSeat, follower, claims }) => ({
      name,
      perSeat,
      follower,
      claims,
    })),
    options: options.map(({ name, schema, usual, editions }) => ({
      ...optionFacts(name, schema),
      usual,
      editions,
    })),
    declining: (hooks.decisions ?? []).flatMap(({ declining }) => (declining ?? []) as Decision | []),
    preferences: PREFERABLE_TYPES.filter((type) => hooks.decisions?.some((kind) => kind.type === type)),
    tiles: printed.map(({ facts }) => ({
      id: facts.id,
      count: facts.copies,
      marks: [...facts.marks],
      segments: facts.segments.map((segment) => ({
        id: segment.id,
        kind: segment.kind.name,
        meets: segment.kind.meets,
        sides: segment.sides,
        halfEdges: segment.halfEdges,
        touches: segment.touches.map((index) => facts.segments[index]?.id ?? ''),
        marks: Object.fromEntries(segment.marks),
      })),
      links: facts.links.map(([one, other]) => [
        facts.segments[one]?.id ?? '',
        facts.segments[other]?.id ?? '',
      ]),
    })),
  };
}
