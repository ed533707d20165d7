/** Lets one after the other through, in each place: `inTurn(place, act)` acts when those before are done there. */
export function turnstile(): <T>(place: string, act: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return (place, act) => {
    const done = (last.get(place) ?? Promise.resolve()).then(act);
    const over = done.catch(() => undefined);
    last.set(place, over);
    over.then(() => {
      if (last.get(place) === over) last.delete(place);
    });
    return done;
  };
}
