import { loadMore } from '../i18n/index.ts';

/** Loads everything not needed before the first tile: the other texts, their style, and the drawings of expansions. */
export const loadLater = (): Promise<unknown> =>
  Promise.all([loadMore(), showLaterStyle(), import('../board/all-art.ts')]);

/** Applies the style sheet that the page links but does not apply yet. */
function showLaterStyle(): Promise<void> {
  const link = document.getElementById('later');
  if (!(link instanceof HTMLLinkElement) || !link.disabled) return shown;
  shown = new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', () => reject(new Error('The style has not been loaded.')), { once: true });
    link.disabled = false;
  });
  return shown;
}

let shown = Promise.resolve();
