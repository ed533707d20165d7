import type { RefusalReason } from './catalogue.ts';
import type { Refusal as RefusalFor } from './core/refusal.ts';

/** The reason why a decision was not accepted; nothing has changed. */
export type Refusal = RefusalFor<RefusalReason>;
