import { z } from 'zod';

/** The parts of a JCloisterZone 5 game file that matter here. */

const position = z.tuple([z.int().min(-1000).max(1000), z.int().min(-1000).max(1000)]);
const word = z.string().max(80);
const random = z.number().min(0).lt(1);

/** A place on a tile. */
const pointerSchema = z.object({ position, feature: word, location: word });
export type Pointer = z.infer<typeof pointerSchema>;
/** A figure at its place. */
const figureSchema = z.object({ featurePointer: pointerSchema, meepleId: word });
export type FigurePointer = z.infer<typeof figureSchema>;

/** JCloisterZone's names for the rotation of a tile, with degrees. */
export const ROTATIONS = { R0: 0, R90: 90, R180: 180, R270: 270 } as const;

const entry = { player: z.int().min(0).max(8).optional(), clock: z.number().optional() };

/** The supported types of replay entries. */
export const entrySchemas = {
  PLACE_TILE: z.object({
    ...entry,
    type: z.literal('PLACE_TILE'),
    payload: z.object({
      tileId: word,
      rotation: z.enum(Object.keys(ROTATIONS) as (keyof typeof ROTATIONS)[]),
      position,
    }),
  }),
  DEPLOY_MEEPLE: z.object({
    ...entry,
    type: z.literal('DEPLOY_MEEPLE'),
    payload: z.object({ pointer: pointerSchema, meepleId: word }),
  }),
  MOVE_NEUTRAL_FIGURE: z.object({
    ...entry,
    type: z.literal('MOVE_NEUTRAL_FIGURE'),
    payload: z.object({ figureId: word, to: z.union([position, pointerSchema, figureSchema]) }),
  }),
  RETURN_MEEPLE: z.object({
    ...entry,
    type: z.literal('RETURN_MEEPLE'),
    payload: z.object({ pointer: figureSchema, source: word }),
  }),
  PLACE_TOKEN: z.object({
    ...entry,
    type: z.literal('PLACE_TOKEN'),
    payload: z.object({ token: word, pointer: pointerSchema }),
  }),
  CAPTURE_FOLLOWER: z.object({
    ...entry,
    type: z.literal('CAPTURE_FOLLOWER'),
    payload: z.object({ pointer: figureSchema }),
  }),
  EXCHANGE_FOLLOWER: z.object({
    ...entry,
    type: z.literal('EXCHANGE_FOLLOWER'),
    payload: z.object({ meepleId: word }),
  }),
  PAY_RANSOM: z.object({
    ...entry,
    type: z.literal('PAY_RANSOM'),
    payload: z.object({ meepleId: word }),
  }),
  PASS: z.object({ ...entry, type: z.literal('PASS'), payload: z.object({}).optional() }),
  COMMIT: z.object({ ...entry, type: z.literal('COMMIT'), payload: z.object({ random }) }),
} as const;
type EntryType = keyof typeof entrySchemas;
export type JczEntry = z.infer<(typeof entrySchemas)[EntryType]>;
export type EntryOf<Type extends EntryType> = z.infer<(typeof entrySchemas)[Type]>;

/** Maximum number of draws of a record. */
export const MAX_DRAWS = 400;
/** Maximum number of copies of a tile set in play. */
export const MAX_OF_A_SET = 40;

const startTile = z.object({
  tile: word,
  x: z.int(),
  y: z.int(),
  rotation: z.literal([0, 90, 180, 270]),
});

const setupSchema = z.object({
  sets: z.record(word, z.int().min(0).max(MAX_OF_A_SET)),
  elements: z.record(word, z.union([z.number(), z.boolean()])),
  rules: z.record(word, z.union([z.string().max(80), z.number(), z.boolean()])).default({}),
  start: z.array(startTile).min(1).max(100),
  addons: z.array(z.string().max(200)).max(100).optional(),
});

/** A whole file. Replay entries are parsed one by one, because JCloisterZone has more types than are supported here. */
export const jczFileSchema = z.object({
  appVersion: z.string().max(40),
  initialRandom: random,
  setup: setupSchema,
  players: z.array(z.object({ name: z.string().max(200).nullish(), slot: z.int().min(0).max(8) })).max(9),
  replay: z.array(z.looseObject({ type: word })).max(5000),
  gameAnnotations: z
    .object({
      drawOrder: z.array(word).max(MAX_DRAWS).optional(),
      endTurn: z.int().min(0).max(MAX_DRAWS).nullish(),
    })
    .optional(),
});
export type JczFile = z.infer<typeof jczFileSchema>;
export type JczSetup = JczFile['setup'];
