import { z } from 'zod';
import {
  decisionSchema,
  EXPANSIONS,
  MEETINGS,
  PREFERABLE_TYPES,
  tableOptionsSchema,
} from '../../../engine/index.ts';

const name = z.string().max(40);

const printedTile = z
  .object({
    id: name,
    count: z
      .int()
      .min(0)
      .describe('Number of copies in the box; 0 for tiles that every seat has in its supply'),
    segments: z
      .array(
        z.object({
          id: name,
          kind: name,
          meets: z
            .enum(MEETINGS)
            .describe(
              'How segments of its kind connect: by whole sides, half-edges, or the eight cells around the tile',
            ),
          sides: z.array(name).max(4),
          halfEdges: z.array(name).max(8),
          touches: z.array(name).max(8).describe('Segments of this tile that a field touches'),
          marks: z.record(name, z.int().min(1)).describe('Number of shields, inns, goods, …'),
        }),
      )
      .max(10),
    marks: z.array(name).max(8).describe('Symbols of the tile as a whole'),
    links: z
      .array(z.tuple([name, name]))
      .max(10)
      .describe('Segments that are directly connected'),
  })
  .meta({ id: 'PrintedTile', description: 'A tile as printed, not rotated.' });

const option = z.object({
  name,
  values: z.array(z.union([z.string().max(40), z.int()])).max(10),
  description: z.string().max(400),
});

const expansion = z.object({
  id: name,
  options: z
    .array(
      option.extend({
        usual: name.describe('Its value in presets that are not listed'),
        editions: z.record(name, name).describe('Its value by preset'),
      }),
    )
    .max(10)
    .describe('Options that a table can choose only with this expansion'),
  pieces: z
    .array(
      z.object({
        name,
        perSeat: z.int().min(0),
        follower: z.boolean().describe('Followers score points; figures only have special effects'),
        claims: z.array(name).max(8).describe('Kinds of feature it can be placed on'),
      }),
    )
    .max(10),
  tiles: z.array(printedTile).max(40),
  declining: z
    .array(decisionSchema)
    .max(10)
    .describe('Decisions that decline an offer; a plan can repeat them'),
  preferences: z
    .array(z.enum(PREFERABLE_TYPES))
    .max(10)
    .describe('Types of decision that a plan can make by preference'),
  supportsSixPlayers: z.boolean().describe('True if it includes pieces for a sixth player'),
});

export const rulesCatalogueSchema = z
  .object({
    seatCount: z.object({ min: z.int(), max: z.int(), maxWithSixth: z.int() }),
    options: z.array(option).max(20),
    editions: z.record(name, tableOptionsSchema).describe('Presets for the options'),
    base: expansion,
    expansions: z.array(expansion.extend({ id: z.enum(EXPANSIONS) })).max(20),
  })
  .meta({ id: 'RulesCatalogue', description: 'Expansions, options, presets, pieces and tiles.' });
