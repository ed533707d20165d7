const STORAGE_KEY = 'carcassonne.lessons';

/** Returns the ids of the lessons that were finished on this device. */
export function finishedLessons(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    // The stored value is invalid: no lesson counts as finished.
    return [];
  }
}

/** Remembers on this device that a lesson was finished. */
export function keepFinished(id: string): void {
  localStorage.setItem(STORAGE_KEY, JSON.stringify([...new Set([...finishedLessons(), id])]));
}
