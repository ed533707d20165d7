import { nameSchema } from '../../helpers/name-schema.ts';
import type { Unclear } from '../command.ts';
import { plain } from '../plain.ts';
import { PARTS } from './parts.ts';
import type { Addition, TableRequest } from './request.ts';

export type { TableRequest } from './request.ts';

/**
 * Parses the arguments of `new`: `3 players inns traders second edition hand of three 2 days private @bruno "Sunday"`, in
 * any order and language. Returns unclear parts instead if there are any.
 */
export function parseTableRequest(text: string): TableRequest | Unclear {
  const { quoted, others } = cutQuoted(text);
  const named = nameIn(quoted);
  if ('unclear' in named) return named;
  let rest = plain(others.replace(/[,;+&]/g, ' '));
  let request: TableRequest = { rules: {}, invite: [], ...named };
  while (rest !== '') {
    const [addition, length] = firstPart(rest);
    if (addition === undefined) return { unclear: rest.split(' ')[0] ?? rest };
    request = withAddition(request, addition);
    rest = rest.slice(length).trim();
  }
  return request;
}

const openingQuote = /["“”„«]/;
const closingQuote = /["“”»]/;

/** Extracts the first quoted text. */
function cutQuoted(text: string): { quoted?: string; others: string } {
  const start = text.search(openingQuote);
  const length = text.slice(start + 2).search(closingQuote) + 1;
  if (start === -1 || length === 0) return { others: text };
  const end = start + 1 + length;
  return { quoted: text.slice(start + 1, end), others: `${text.slice(0, start)} ${text.slice(end + 1)}` };
}

const longestName = 80;

/** Parses a name, truncated if it is too long; one that a table can't have is unclear. */
function nameIn(quoted = ''): { readonly name?: string } | Unclear {
  const text = quoted.replace(/\s+/g, ' ').trim().slice(0, longestName).trim();
  if (text === '') return {};
  const name = nameSchema(longestName).safeParse(text);
  return name.success ? { name: name.data } : { unclear: text };
}

function firstPart(rest: string): [Addition, number] | [undefined] {
  for (const [pattern, take] of PARTS) {
    const found = pattern.exec(rest);
    const addition = found === null ? undefined : take(found);
    if (found !== null && addition !== undefined) return [addition, found[0].length];
  }
  return [undefined];
}

function withAddition(
  request: TableRequest,
  { rules, robots, invite = [], ...others }: Addition,
): TableRequest {
  const expansions = [...(request.rules.expansions ?? []), ...(rules?.expansions ?? [])];
  return {
    ...request,
    ...others,
    rules: {
      ...request.rules,
      ...rules,
      ...(expansions.length > 0 && { expansions: [...new Set(expansions)] }),
    },
    ...(robots && { robots: [...(request.robots ?? []), ...robots] }),
    invite: [...new Set([...request.invite, ...invite])],
  };
}
