/** Largest email that is taken, in bytes: an answer with the picture that it quotes has a fifth. */
export const largestEmail = 512 * 1024;

/**
 * Outcome of an email: it was answered; it had been before; it was a report of one that came back; nobody writes
 * there; or it is no email that gets an answer.
 */
export type Receipt = 'answered' | 'repeated' | 'bounce' | 'unknown-address' | 'ignored';

/** An email can't be taken now; who sent it repeats it. */
export class TryLater extends Error {
  override readonly name = 'TryLater';
}
