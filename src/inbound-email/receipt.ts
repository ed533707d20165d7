/** Maximum size of an email in bytes; an answer that quotes the picture has a fifth of it. */
export const largestEmail = 512 * 1024;

/** Outcome of an email: it was answered, was answered before, reports a bounce, has an unknown recipient, or needs no reply. */
export type Receipt = 'answered' | 'repeated' | 'bounce' | 'unknown-address' | 'ignored';

/** Thrown when an email can't be accepted now; its sender retries. */
export class TryLater extends Error {
  override readonly name = 'TryLater';
}
