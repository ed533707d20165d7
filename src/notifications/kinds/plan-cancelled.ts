import { z } from 'zod';
import { running } from './examples.ts';
import { kind } from './kind.ts';
import { id, liveVersion } from './members.ts';

/** `reason`: a code; `detail`: the same as an English sentence. */
const stored = z.object({ plan: z.string(), reason: z.string(), detail: z.string() });

const shape = {
  plan: id.describe('Id of the plan'),
  reason: z.string().max(60).describe('Why it was cancelled, as in `reason` of the plan'),
};

export const planCancelled = kind<z.output<typeof stored>>()('plan.cancelled', {
  description:
    'One of your plans was cancelled because it no longer fits. Webhooks to chat rooms do not get this event.',
  level: 'mine',
  audience: 'recipients',
  thread: 'plan',
  stored,
  from: ({ data, alone }) => [{ to: alone, ...data }],
  webhook: { shape, data: ({ plan, reason }) => ({ plan, reason }) },
  live: {
    shape: { ...liveVersion.shape, ...shape },
    data: ({ plan, reason }, happening) => ({ ...liveVersion.data(undefined, happening), plan, reason }),
  },
  sentences: ({ reason, detail }, { texts, name }) => [texts.webhook.planCancelled(name, reason, detail)],
  email: {
    data: ({ reason, detail }) => ({ reason, detail }),
    words: ({ planCancelled }, words, { reason = '', detail = '' }) => planCancelled(words, reason, detail),
  },
  example: {
    ...running,
    sentence: 'One of Ole’s plans was cancelled. There is a tile at 1,0 already.',
    plan: '01980a41-2f1d-7b3c-8e21-5a4d3c2b1a10',
    reason: 'cell-not-free',
  },
});
