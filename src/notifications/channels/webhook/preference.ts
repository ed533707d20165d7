import { z } from 'zod';

/** The preference of this channel. */
export const webhookPreference = { webhooks: z.boolean().describe('Whether your webhooks are called') };
export const webhookDefault = { webhooks: true } as const;
