import { fileURLToPath } from 'node:url';

const list = (name: string) => fileURLToPath(new URL(`lists/${name}.ts`, import.meta.url));

/** The product's lists that the fair joins, by the module name under which they are imported. */
export const LISTS: Readonly<Record<string, string>> = {
  '#expansions': list('expansions'),
  '#expansion-art': list('art'),
  '#expansion-words/en': list('words-en'),
  '#expansion-words/it': list('words-it'),
  '#expansion-words/de': list('words-de'),
};
