import { z } from 'zod';

/** The preference of this channel. */
export const emailPreference = {
  email: z.enum(['each', 'digest', 'none']).describe('An email for each notification, one a day, or none'),
};
export const emailDefault = { email: 'each' } as const;
