import {
  DECISION_MEMBERS,
  DECISION_TYPES,
  type Decision,
  type GameState,
  parseDecision,
} from '../engine/index.ts';
import type { Language } from '../texts/index.ts';
import { type Label, parseLabel } from './label.ts';
import { DECISION_FILLERS, decisionTermsFor, KINDS, NONE_WORDS, PIECES, TURNED_WORDS } from './vocabulary.ts';

/** An option by its label, with a piece if one is named. */
export interface LabelledOption {
  readonly label: Label;
  /** The piece and its place in words: `builder field sw`. */
  readonly who?: readonly string[];
}

/** Parses a label, alone or with a piece: `3a`, `3a road`, `7b big meeple on city n`, `3a field + fiddler city`. */
export function readLabelledOption(words: string, language: Language): LabelledOption | undefined {
  const alone = parseLabel(words);
  if (alone !== undefined) return { label: alone };
  const [, place = '', rest = ''] = /^(\S+) (.+)$/.exec(words) ?? [];
  const label = parseLabel(place);
  const who = inTerms(joinCells(rest), language)
    .split(/[ @:]+/)
    .filter((word) => word !== '');
  const isWho = who.length > 0 && who.every((word) => WHO.test(word));
  return label === undefined || !isWho ? undefined : { label, who };
}

const [piece, kind, member] = [PIECES.join('|'), KINDS.join('|'), DECISION_MEMBERS.join('|')];

/** Pieces, segments and places on a tile; what else goes with it, cells of other tiles, and the seat that a piece is of. */
const WHO = new RegExp(
  `^(?:[+<>]|${piece}|(?:${kind})\\d*|[neswo](?:-[neswo])*|[ns][ew]|${member}|-?\\d+,-?\\d+|[0-5])$`,
);

/** Writes cells without spaces: `3, -1`. */
const joinCells = (words: string) => words.replace(/(-?\d{1,4}) ?, ?(-?\d{1,4})/g, '$1,$2');

/**
 * Parses the short text form of a decision from plain words, including informal ones: `(3,-1) 90 meeple on road 0`,
 * `carro -`.
 * @param language the writer's language
 * @param at its game, whose position can supply omitted parts
 */
export function readDecision(words: string, language: Language, at?: GameState): Decision | undefined {
  return parseDecision(tidy(words, language), at) ?? parseDecision(words, at);
}

/** Returns whether the words start like a decision, so that an explanation of the syntax helps. */
export function looksLikeDecision(words: string, language: Language): boolean {
  const tidied = tidy(words, language);
  const [first = ''] = tidied.split(' ');
  return /^(?:[a-z]+\/[a-z]+ )?-?\d+,-?\d+\b/.test(tidied) || DECISION_TYPES.some((type) => type === first);
}

/** Two words for a piece, one of them the general one: `big meeple`. */
const TWO_PIECES = new RegExp(`\\b(?:(${piece}) meeple|meeple (${piece}))\\b`);
const SPACED_SEGMENT = new RegExp(`\\b(${kind}) (\\d)\\b(?!,)`, 'g');
/** What goes with a tile, without the `+` in front. */
const BARE_MEMBER = new RegExp(`(?<=\\d)(?<! \\+) (?=(?:${member}) )`, 'g');
/** In languages where `no` is a corner of a tile, it has been replaced by that. */
const DECLINED = new RegExp(`^(${DECISION_TYPES.join('|')}) (?:-|no|n[we]|${NONE_WORDS.join('|')})$`);

/** Returns words in terms of the short text form, without fillers. */
function inTerms(words: string, language: Language): string {
  const terms = decisionTermsFor(language);
  return words
    .replace(/[()[\]°"']/g, ' ')
    .replace(/(?<![a-z/])[a-z]+(?:-[a-z]+)*(?![a-z/])/g, (word) => terms[word] ?? word)
    .split(/\s+/)
    .filter((word) => word !== '' && !DECISION_FILLERS.includes(word))
    .join(' ')
    .replace(/ ?@ ?/g, '@')
    .replace(TWO_PIECES, (_, before = '', after = '') => `${before}${after}`)
    .replace(SPACED_SEGMENT, '$1$2');
}

/** Normalises informal notation. */
function tidy(words: string, language: Language): string {
  const known = inTerms(words, language).replace(BARE_MEMBER, ' + ');
  const [, declined] = DECLINED.exec(known) ?? [];
  if (declined !== undefined) return `${declined} -`;
  const [placement = '', ...added] = known.split(/ ?\+ ?/);
  return [withDeployment(withPlacement(placement)), ...added].join(' + ');
}

const PLACEMENT = new RegExp(
  `^((?:[a-z]+/[a-z]+ )|[a-z]+ )?(-?\\d+) ?[,;/ ] ?(-?\\d+)(?: (?:r|${TURNED_WORDS.join('|')})? ?(\\d+))?(?= |$)`,
);

function withPlacement(words: string): string {
  return words.replace(PLACEMENT, (_, before = '', x, y, turned) => {
    const quarters = ['0', '1', '2', '3'].indexOf(turned);
    const rotation = turned === undefined ? '' : ` r${quarters === -1 ? turned : quarters * 90}`;
    return `${before}${x},${y}${rotation}`;
  });
}

const DEPLOYMENT = new RegExp(
  `^(.*(?<!\\d)\\d+,-?\\d+(?: r\\d+)?)(?: ([a-z-]+))? ((?:${kind})\\d+|[ns][ew])$`,
);

const CELL = '-?\\d+,-?\\d+';
/** A piece on another tile, with its cell before or after the segment. */
const ELSEWHERE = new RegExp(
  `^(.*(?<!\\d)\\d+,-?\\d+(?: r\\d+)?)(?: (${piece}))? (?:(${CELL})[: ]((?:${kind})\\d+)|((?:${kind})\\d+) (${CELL}))$`,
);

function withDeployment(words: string): string {
  const elsewhere = words.replace(
    ELSEWHERE,
    (_, placement, named = 'meeple', cell, segment, before, after) =>
      `${placement} ${named}@${cell ?? after}:${segment ?? before}`,
  );
  if (elsewhere !== words) return elsewhere;
  const [, before, named = 'meeple', spot] = DEPLOYMENT.exec(words) ?? [];
  return before === undefined || !PIECES.includes(named) ? words : `${before} ${named}@${spot}`;
}
