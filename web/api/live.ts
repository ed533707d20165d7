const seenMs = 3_000;
const hiddenMs = 30_000;

/** Calls back whenever there may be news of a game. Answers how to stop. */
export function watchGame(_id: string, onNews: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const again = () => {
    timer = setTimeout(
      () => {
        onNews();
        again();
      },
      document.visibilityState === 'visible' ? seenMs : hiddenMs,
    );
  };
  const onSight = () => document.visibilityState === 'visible' && onNews();
  document.addEventListener('visibilitychange', onSight);
  again();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onSight);
  };
}
