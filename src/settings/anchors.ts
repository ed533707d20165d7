import { resolve } from 'node:path';
import { z } from 'zod';

/** The address to which anchors are posted, and the secret (`whsec_…`) that signs them. */
export interface AnchorWebhook {
  readonly url: string;
  readonly secret: string;
}

/** Where the logs' anchors are kept outside the database. */
export interface AnchorPlaces {
  /** Absolute path; undefined for no file. */
  readonly file: string | undefined;
  readonly email: string | undefined;
  readonly webhook: AnchorWebhook | undefined;
}

const text = z.string().max(1000);

/** The environment variables for them. */
export const anchorVariables = {
  ANCHOR_FILE: text.min(1).optional().describe('a file for appending the anchors of the logs, or none'),
  ANCHOR_EMAIL: text
    .regex(/^[^\s@]+@[^\s@]+$/)
    .optional()
    .describe('an email address for the anchors of the logs, such as anchors@carcassonne.example'),
  ANCHOR_WEBHOOK: text
    .refine((url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol))
    .optional()
    .describe('a URL for posting the anchors of the logs, such as https://archive.example/anchors'),
  ANCHOR_WEBHOOK_SECRET: text
    .regex(/^whsec_[A-Za-z0-9+/]{32,}=*$/)
    .optional()
    .describe('the secret that signs what goes to ANCHOR_WEBHOOK: whsec_ and at least 24 bytes in base64'),
};

const variables = z.object({ DATA_DIR: z.string(), ...anchorVariables });

/** Returns where anchors are kept; undefined if there is a webhook without a secret, or a secret without a webhook. */
export function anchorPlacesFrom(read: z.infer<typeof variables>): AnchorPlaces | undefined {
  const { ANCHOR_FILE, ANCHOR_EMAIL: email, ANCHOR_WEBHOOK: url, ANCHOR_WEBHOOK_SECRET: secret } = read;
  const file = ANCHOR_FILE === 'none' ? undefined : resolve(read.DATA_DIR, ANCHOR_FILE ?? 'anchors.jsonl');
  if (url === undefined && secret === undefined) return { file, email, webhook: undefined };
  return url && secret ? { file, email, webhook: { url, secret } } : undefined;
}
