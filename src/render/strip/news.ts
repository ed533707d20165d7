import { text, wrapped } from '../text.ts';
import { lastSentences, pictureWords } from '../words.ts';
import type { Block, Setting } from './block.ts';

/** Makes the block with the last move and the number of tiles in the bag. */
export function newsBlock({ view, options, theme, base }: Setting, width: number): Block {
  const words = pictureWords(options);
  const { remaining, aside } = view.bag;
  const bag = view.over && remaining === 0 ? words.bagEmpty : words.bag(remaining, aside.length);
  const news = lastSentences(view, options, { isPictured: true });
  const size = base * 0.95;
  const lines = news === '' ? [] : wrapped(news, size, width - base * 0.6, 4);
  const line = (content: string, y: number, fill: string) => text(base * 0.3, y, content, { size, fill });
  const draw = () =>
    [
      ...lines.map((content, index) => line(content, base * (1.05 + index * 1.3), theme.ink)),
      line(bag, base * (1.15 + lines.length * 1.3), theme.inkSoft),
    ].join('');
  return { height: base * (1.5 + lines.length * 1.3), draw };
}
