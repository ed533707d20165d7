import { type Decision, parseDecision } from '../engine/index.ts';
import type { Label } from './intent.ts';
import { DECISION_FILLERS, DECISION_TERMS, PIECES } from './words.ts';

const LABEL = /^#?(\d{1,3}) ?([a-z]{0,2})(?:[ .:]*(\d{1,3}))?$/;

/** Reads a label of the options, `7A 2` as well as `7a.2`, from plain words. */
export function readLabel(words: string): Label | undefined {
  const [, cell, turn = '', deployment] = LABEL.exec(words) ?? [];
  if (cell === undefined) return undefined;
  return { cell: Number(cell), turn, deployment: deployment === undefined ? undefined : Number(deployment) };
}

/** Reads a label with who is to stand there: `3a road`, `7b large follower on city n`. */
export function readLabelWithWho(words: string): { label: Label; who: readonly string[] } | undefined {
  const [, place = '', rest = ''] = /^(\S+) (.+)$/.exec(words) ?? [];
  const label = readLabel(place);
  const who = tidy(rest.replace('@', ' ')).split(' ');
  return label === undefined || !who.every((word) => WHO.test(word)) ? undefined : { label, who };
}

/** Pieces, parts of a tile and where they are on it. */
const WHO = new RegExp(
  `^(?:${PIECES.join('|')}|(?:city|road|field|monastery)\\d*|[neswo](?:-[neswo])*|[ns][ew])$`,
);

/**
 * Reads the short text form of a decision from plain words, also as people write it: `(3,-1) 90 follower on road 0`,
 * `carro -`.
 */
export function readDecision(words: string): Decision | undefined {
  return parseDecision(tidy(words)) ?? parseDecision(words);
}

/** Whether the words begin like a decision; then it is worth to explain how one is written. */
export function looksLikeDecision(words: string): boolean {
  const tidied = tidy(words);
  return (
    /^(?:[a-z]+\/[a-z]+ )?-?\d+,-?\d+\b/.test(tidied) || /^(?:abbey|wagon|count|redeploy)\b/.test(tidied)
  );
}

/** Brings what people write nearer to the notation. */
function tidy(words: string): string {
  const known = words
    .replace(/[()[\]°"']/g, ' ')
    .replace(/(?<![a-z/])[a-z]+(?:-[a-z]+)*(?![a-z/])/g, (word) => DECISION_TERMS[word] ?? word)
    .split(/\s+/)
    .filter((word) => word !== '' && !DECISION_FILLERS.includes(word))
    .join(' ')
    .replace(/ ?@ ?/g, '@')
    .replace(/large-meeple meeple|meeple large-meeple/, 'large-meeple')
    .replace(/\b(city|road|field|monastery) (\d)\b/g, '$1$2');
  const declined = /^(wagon|count|redeploy) (?:-|nw|none|stay|nothing|niente|resta)$/.exec(known);
  return declined === null ? withDeployment(withPlacement(known)) : `${declined[1]} -`;
}

const PLACEMENT =
  /^((?:[a-z]+\/[a-z]+ )|abbey )?(-?\d+) ?[,;/ ] ?(-?\d+)(?: (?:r|rot|turned)? ?(\d+))?(?= |$)/;

function withPlacement(words: string): string {
  return words.replace(PLACEMENT, (_, before = '', x, y, turned) => {
    const quarters = ['0', '1', '2', '3'].indexOf(turned);
    const rotation = turned === undefined ? '' : ` r${quarters === -1 ? turned : quarters * 90}`;
    return `${before}${x},${y}${rotation}`;
  });
}

function withDeployment(words: string): string {
  const [, before, piece = 'meeple', spot] =
    /^(.*-?\d+,-?\d+(?: r\d+)?)(?: ([a-z-]+))? ((?:city|road|field|monastery)\d+|[ns][ew])$/.exec(words) ??
    [];
  return before === undefined || !PIECES.includes(piece) ? words : `${before} ${piece}@${spot}`;
}
