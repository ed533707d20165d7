import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headingId } from '../helpers/heading-id.ts';
import { projectRoot } from '../helpers/project-root.ts';
import type { Language } from '../texts/index.ts';
import type { ExactRule } from './schemas/site/exact-rules.ts';

/** Returns the name of the document with a language's numbered rules. */
export const rulesDocument = (language: Language): string =>
  language === 'en' ? 'rules' : `rules.${language}`;

const read = new Map<Language, readonly ExactRule[]>();

/** Returns a language's numbered rules in document order. The document is read once. */
export function exactRules(language: Language): readonly ExactRule[] {
  let rules = read.get(language);
  if (rules === undefined) {
    const file = join(projectRoot, 'docs', `${rulesDocument(language)}.md`);
    rules = rulesIn(readFileSync(file, 'utf8'));
    read.set(language, rules);
  }
  return rules;
}

/** Returns the rules in a document. Chapters are named by their headings, or by the text before those. */
function rulesIn(text: string): ExactRule[] {
  let chapter = { id: '', title: '' };
  return text.split('\n').flatMap((line) => {
    const [, anchor, title] = /^## (?:<a id="([\w-]+)"><\/a>)?(.+)$/.exec(line) ?? [];
    if (title !== undefined) chapter = { id: anchor ?? headingId(title), title };
    const [, id, markdown] = /^- <a id="[\w-]+"><\/a>\*\*([\w-]+)\*\* (.+)$/.exec(line) ?? [];
    return id === undefined || markdown === undefined
      ? []
      : [{ id, chapter, text: plain(markdown), url: `/rules/exact#${id}` }];
  });
}

/** Returns a line of Markdown as plain text, without links, code and emphasis. */
const plain = (markdown: string) => markdown.replace(/\]\([^()]*\)|[[`*]/g, '');
