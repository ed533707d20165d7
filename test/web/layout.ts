import type { Page } from 'playwright-core';

/**
 * Returns the layout faults of the current page: wider than the window; cut-off text; controls that cannot be
 * scrolled into view, or are covered there. The board moves in its frame, and data tables can scroll sideways (WCAG
 * 2.2, 1.4.10).
 */
export const faultsOfLayout = (page: Page): Promise<string[]> => page.evaluate<string[]>(FAULTS);

const FAULTS = `(() => {
  const faults = [];
  const nameOf = (element) => {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\\s+/g, ' ').slice(0, 40);
    return element.tagName.toLowerCase() + (element.className?.baseVal ?? '.' + String(element.className).replaceAll(' ', '.')) + ' "' + text + '"';
  };
  const isVisible = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const inBoard = (element) => element.closest('.board') !== null && !element.matches('.tools *');
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (wide > 0) faults.push('too wide by ' + wide);
  for (const element of document.querySelectorAll('body *')) {
    if (!isVisible(element) || inBoard(element) || element.closest('svg, .unseen, .skip')) continue;
    const style = getComputedStyle(element);
    const isCut = (overflow, more) => ['hidden', 'clip'].includes(overflow) && more > 1;
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '');
    if (hasText && (isCut(style.overflowX, element.scrollWidth - element.clientWidth) || isCut(style.overflowY, element.scrollHeight - element.clientHeight)))
      faults.push('cut off: ' + nameOf(element));
    const scrolls = ['auto', 'scroll'].includes(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
    if (scrolls && !element.matches('.word-table, .wide-table')) faults.push('scrolls sideways: ' + nameOf(element));
  }
  for (const control of document.querySelectorAll('a[href], button, input, select, textarea, summary')) {
    if (!isVisible(control) || control.disabled || inBoard(control) || control.closest('.skip, .place-list:not(:focus-within)')) continue;
    control.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, right, top, bottom, width, height } = control.getBoundingClientRect();
    if (width <= 1 || height <= 1 || control.matches('.skip')) continue;
    const [x, y] = [left + width / 2, top + height / 2];
    if (x < 0 || x > innerWidth || y < 0 || y > innerHeight) { faults.push('out of reach: ' + nameOf(control)); continue; }
    if (left < -1 || right > innerWidth + 1) faults.push('beyond the edge: ' + nameOf(control));
    const over = document.elementFromPoint(x, y);
    const label = control.labels?.[0];
    const isMine = over !== null && (control.contains(over) || over.contains(control) || label?.contains(over) || label === over);
    if (!isMine) faults.push('covered: ' + nameOf(control) + ' by ' + (over === null ? 'nothing' : nameOf(over)));
  }
  scrollTo(0, 0);
  return faults;
})()`;
