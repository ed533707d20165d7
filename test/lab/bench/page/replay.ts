import type { Browser } from 'playwright-core';
import type { Figure } from './figure.ts';
import { countNodes, type Visitor, visit } from './visitor.ts';

/** Tolerance, because the nodes of a table and its replay vary a little. */
const MAX_GROWTH = 5;

/** Measures the growth of the number of nodes while games are replayed one after another in the same tab. */
export async function measureReplays(
  browser: Browser,
  address: string,
  games: readonly string[],
): Promise<Figure[]> {
  const visitor = await visit(browser, address, 'Anna');
  const counts: number[] = [];
  for (const game of games) {
    await replay(visitor, game);
    await goTo(visitor, '/settings');
    await visitor.page.locator('main h1').waitFor();
    counts.push(await countNodes(visitor));
  }
  await visitor.page.context().close();
  const [first = 0] = counts;
  const last = counts.at(-1) ?? 0;
  console.log(`nodes after each game: ${counts.join(', ')}`);
  const name = `growth of nodes from the first to the ${counts.length}th game replayed`;
  return [{ name, value: ((last - first) / first) * 100, unit: '%', limit: MAX_GROWTH }];
}

/** Shows every moment of a game with the slider. */
async function replay(visitor: Visitor, game: string): Promise<void> {
  const { page } = visitor;
  await goTo(visitor, `/games/${game}`);
  const slider = page.getByRole('slider');
  await slider.waitFor();
  await slider.press('Home');
  const moments = Number(await slider.getAttribute('max'));
  for (let seq = 1; seq <= moments; seq += 1) {
    await slider.press('ArrowRight');
    await page.locator(`.picture[data-seq="${seq}"]`).waitFor();
  }
}

/** Goes to another view of the page as its links do, without loading the page again. */
const goTo = ({ page }: Visitor, path: string) =>
  page.evaluate(
    `history.pushState(undefined, '', ${JSON.stringify(path)}); dispatchEvent(new Event('carcassonne:moved'))`,
  );
