import { z } from 'zod';

/** The preference of this channel. */
export const pushPreference = { push: z.boolean().describe('Whether your devices get push notifications') };
export const pushDefault = { push: true } as const;
