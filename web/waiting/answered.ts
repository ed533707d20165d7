const TURN = /^[\da-f-]{36}$/;

/** Whether a notification is about a turn, whose tag is the game's id, and the game waits for the player no more. */
export const isAnswered = (
  { tag, data }: { readonly tag: string; readonly data: { readonly isTurn?: boolean } | null },
  waiting: readonly string[],
): boolean => TURN.test(tag) && data?.isTurn === true && !waiting.includes(tag);
