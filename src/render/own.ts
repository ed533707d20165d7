import { z } from 'zod';
import type { PositionView } from '../engine/index.ts';

const holder = z.number().int().nullable().optional().catch(undefined);

/** What expansions hold, as far as a picture shows it. Whatever else is there is left alone. */
const ownSchema = z.object({
  goods: z.array(z.record(z.string(), z.number())).optional().catch(undefined),
  king: holder,
  robber: holder,
  abbeys: z.array(z.number()).optional().catch(undefined),
  town: z
    .object({
      count: z.string(),
      followers: z.array(z.object({ seat: z.number(), piece: z.string(), quarter: z.string() })),
    })
    .optional()
    .catch(undefined),
});

export type OwnView = z.infer<typeof ownSchema>;

/** Reads the expansions' part of a view. */
export const ownOf = ({ own }: PositionView): OwnView => ownSchema.parse(own);
