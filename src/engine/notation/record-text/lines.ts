import { LIST_TAGS, type Place, RecordSyntaxError, TAGS } from './syntax.ts';

/** A tag line such as `[Player "Anna"]`. The place is that of its value. */
export interface Tag extends Place {
  readonly name: string;
  readonly value: string;
}

/** A numbered line such as `12. Anna: 3,-1 r90`. The place is that of the decision. */
export interface DecisionLine extends Place {
  /** A player's name or the number of a seat. */
  readonly who: string;
  readonly whoAt: Place;
  readonly text: string;
}

const TAG = /^(?<head>\[(?<name>[A-Za-z]+)\s+)(?<value>"(?:[^"\\]|\\.)*")\s*\]\s*(?:;.*)?$/;
const DECISION = /^(?<head>(?<number>\d+)\.\s*)(?<who>[^\s:;][^:;]*)(?<colon>:\s*)(?<text>[^;]*)/;

/**
 * Cuts the text of a record into its tags and decisions.
 * @throws RecordSyntaxError
 */
export function cutLines(text: string): { tags: Tag[]; decisions: DecisionLine[] } {
  const tags: Tag[] = [];
  const decisions: DecisionLine[] = [];
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    const content = line.trim();
    const place = { line: index + 1, column: 1 + line.length - line.trimStart().length };
    if (content === '' || content.startsWith(';')) continue;
    if (!content.startsWith('[')) decisions.push(decisionIn(content, place, decisions.length + 1));
    else if (decisions.length === 0) tags.push(tagIn(content, place, tags));
    else throw new RecordSyntaxError('Tags stand before the decisions.', place);
  }
  return { tags, decisions };
}

function tagIn(content: string, place: Place, before: readonly Tag[]): Tag {
  const { head = '', name = '', value } = TAG.exec(content)?.groups ?? {};
  if (value === undefined) throw new RecordSyntaxError('A tag looks like this: [Player "Anna"]', place);
  if (!TAGS.includes(name))
    throw new RecordSyntaxError(`There is no tag ${name}; there are ${TAGS.join(', ')}.`, after(place, '['));
  if (!LIST_TAGS.includes(name) && before.some((tag) => tag.name === name))
    throw new RecordSyntaxError(`There is a tag ${name} already.`, after(place, '['));
  const at = after(place, head);
  return { name, value: stringIn(value, at), ...at };
}

function stringIn(quoted: string, place: Place): string {
  try {
    return JSON.parse(quoted) as string;
  } catch {
    throw new RecordSyntaxError('This is no string as JSON writes it.', place);
  }
}

function decisionIn(content: string, place: Place, due: number): DecisionLine {
  const { head = '', number, who = '', colon = '', text = '' } = DECISION.exec(content)?.groups ?? {};
  if (number === undefined)
    throw new RecordSyntaxError(`A decision looks like this: ${due}. Anna: 3,-1 r90 meeple@road0`, place);
  if (Number(number) !== due) throw new RecordSyntaxError(`This is decision ${due}.`, place);
  const whoAt = after(place, head);
  return { who: who.trim(), whoAt, text: text.trim(), ...after(whoAt, `${who}${colon}`) };
}

/** The place behind some characters. */
export const after = ({ line, column }: Place, text: string): Place => ({
  line,
  column: column + text.length,
});
