import { fileURLToPath } from 'node:url';

const list = (name: string) => fileURLToPath(new URL(`lists/${name}.ts`, import.meta.url));

/** The lists of the product that the fair joins, by the name under which everything imports them. */
export const LISTS: Readonly<Record<string, string>> = {
  '#expansions': list('expansions'),
  '#expansion-art': list('art'),
  '#expansion-words/en': list('words-en'),
  '#expansion-words/it': list('words-it'),
  '#expansion-words/de': list('words-de'),
};
