import { z } from 'zod';
import { gameEventSchema, logDecisionSchema } from '../../engine/index.ts';
import { hash, timeSchema } from '../../http/schemas/forms.ts';
import { seatNumber } from './games.ts';

export const logEntrySchema = z
  .object({
    seq: z.int().min(1),
    seat: seatNumber,
    decision: logDecisionSchema,
    text: z.string().max(1000).describe('The decision in short notation'),
    events: z.array(gameEventSchema).max(2000),
    sentence: z.string().max(20_000).describe('The entry as an English sentence'),
    at: timeSchema,
    hash: hash.describe('SHA-256 over the canonical JSON (RFC 8785) of the entry and the previous hash'),
    previousHash: hash,
    hint: z.literal(true).optional().describe('Present if the seat was given a hint for the decision'),
  })
  .meta({
    id: 'LogEntry',
    description: 'A log entry: a decision and all its effects. It never changes.',
  });
