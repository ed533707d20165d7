import { z } from 'zod';

/** The password by which somebody shows that it is still them, where the log-in was a while ago. */
export const stepUpPassword = z
  .string()
  .min(1)
  .max(200)
  .optional()
  .describe('Your password; it may be left out within ten minutes of a log-in');
