import type { PositionView } from '../engine/index.ts';
import type {
  Complete,
  DecisionWords,
  EventSentence,
  ExpansionTable,
  ExpansionWords,
  FeatureWords,
  MemberWords,
  PieceWords,
} from './expansion-words.ts';
import { groupOf, kindOf, plainName } from './names.ts';
import type { Grammar, PhaseWords, PieceName, Words } from './words.ts';

/** A language's words for everything in play: the things on the table and the events there. */
export interface GameWords extends Words {
  decision(type: string): DecisionWords | undefined;
  /** The words for a member that an expansion adds to decisions; undefined for what every decision of its type has. */
  member(name: string): MemberWords | undefined;
  /** The sentences for a type of event, those of the base game last. */
  sentences(event: string): readonly EventSentence[];
  /** Returns what expansions have on a cell, apart from tiles and the pieces of seats. */
  thingsAt(cell: Cell, views: PositionView['expansions']): readonly string[];
  /** Returns sentences about what goes on in expansions until it is over. */
  news(views: PositionView['expansions']): readonly string[];
  /** Returns what expansions have beside the bag. */
  besideBag(views: PositionView['expansions']): readonly string[];
  readonly expansions: Readonly<Record<string, ExpansionWords>>;
}

type Cell = { readonly x: number; readonly y: number };

/** Builds the words of a language from its grammar and its expansions; the compiler names what expansions lack. */
export function gameWords<Table extends ExpansionTable>(
  grammar: Grammar,
  expansions: Table & Complete<Table>,
): GameWords {
  const tables: ExpansionTable = expansions;
  return { ...namesIn(grammar, tables), ...phrasesIn(grammar, tables) };
}

/**
 * Returns the same words with the names of a game's players.
 * @param reader the reader's seat, whose pieces are called “your” pieces; undefined for a reader who does not play
 */
export function withPlayers<Given extends Words>(
  words: Given,
  nameOf: (seat: number) => string,
  reader?: number,
): Given {
  const pieceOf: Words['pieceOf'] = (piece, seat, segment) =>
    words.ownedBy(piece, seat === reader ? undefined : nameOf(seat), segment);
  return { ...words, player: nameOf, pieceOf };
}

/** Returns the same words for beside a picture, where nothing needs to say on which cell something happened. */
export function pictured<Given extends Words>(words: Given): Given {
  return { ...words, at: () => '' };
}

type Tables = Readonly<Record<string, ExpansionWords>>;
type Names = Omit<GameWords, keyof ReturnType<typeof phrasesIn>>;

function namesIn(grammar: Grammar, expansions: Tables): Names {
  const pieces = merged(expansions, 'pieces');
  const features = merged(expansions, 'features');
  const quarters = merged(expansions, 'quarters');
  const tokens = merged(expansions, 'tokens');
  const [marks, scores] = [merged(expansions, 'marks'), merged(expansions, 'scores')];
  const [heads, because] = [merged(expansions, 'heads'), merged(expansions, 'because')];
  const counted = merged(expansions, 'counted');
  const all = Object.values(expansions);
  const { tag, deletedPlayer, and, points, times, at, goals } = grammar;
  return {
    tag,
    deletedPlayer,
    and,
    points,
    times,
    at,
    goals,
    piece: (name) => pieces[name]?.name ?? plainName(name),
    onePiece: (name) => pieces[name]?.one ?? plainName(name),
    role: (kind) => features[kind]?.role ?? plainName(kind),
    feature: (kind) => features[kind]?.name ?? plainName(kind),
    into: (kind) => features[kind]?.into ?? plainName(kind),
    quarter: (name) => quarters[name]?.name ?? plainName(name),
    toQuarter: (name) => quarters[name]?.to ?? plainName(name),
    fromQuarter: (name) => quarters[name]?.from ?? plainName(name),
    goods: (name) => tokens[name]?.name ?? plainName(name),
    holding: (name, count) =>
      tokens[name]?.counted?.(count) ?? `${tokens[name]?.name ?? plainName(name)} ×${count}`,
    isToken: (name) => name in tokens,
    mark: (name) => marks[name] ?? plainName(name),
    counted: (of, count) => counted[of]?.(count) ?? grammar.counted(plainName(of), count),
    scoredFor: (kind) => scores[kind] ?? plainName(kind),
    pointsFor: (kind) => heads[groupOf(kind)] ?? plainName(groupOf(kind)),
    because: (reason) => because[reason] ?? plainName(reason),
    thingsAt: (cell, views) => all.flatMap((words) => words.thingsAt?.(cell, views) ?? []),
    news: (views) => all.flatMap((words) => words.news?.(views) ?? []),
    besideBag: (views) => all.flatMap((words) => words.besideBag?.(views) ?? []),
    expansions,
  };
}

function phrasesIn(grammar: Grammar, expansions: Tables) {
  const pieces = merged(expansions, 'pieces');
  const features = merged(expansions, 'features');
  const [tokens, tiles] = [merged(expansions, 'tokens'), merged(expansions, 'tiles')];
  const [phases, refusals] = [merged(expansions, 'phases'), merged(expansions, 'refusals')];
  const decisions: Readonly<Record<string, DecisionWords | undefined>> = merged(expansions, 'decisions');
  const [members, counted] = [merged(expansions, 'members'), merged(expansions, 'counted')];
  const sentences = sentencesByEvent(expansions);
  const wordsFor = (piece: string): PieceWords =>
    pieces[piece] ?? { name: plainName(piece), one: plainName(piece) };
  const deployed: Words['deployed'] = (piece, spot) => deployedIn(wordsFor(piece), spot, features);
  const player: Words['player'] = (seat) => grammar.player(seat + 1);
  const ownedBy: Words['ownedBy'] = (piece, owner, segment) =>
    grammar.ownedBy(namedIn(wordsFor(piece), segment, features), owner);
  return {
    player,
    ownedBy,
    pieceOf: (piece, seat, segment) => ownedBy(piece, player(seat), segment),
    deployed,
    deploys: (piece, spot) =>
      ('corner' in spot ? pieces[piece]?.onCorner?.deploys : undefined) ??
      grammar.puts(deployed(piece, spot)),
    deploy: (piece, spot) =>
      ('corner' in spot ? pieces[piece]?.onCorner?.deploy : undefined) ?? grammar.put(deployed(piece, spot)),
    completed: (kind, tiles) => {
      const counting = counted['tiles']?.(tiles) ?? `${tiles}`;
      const feature = features[kind];
      return feature?.completed?.(counting) ?? grammar.completed(feature?.name ?? plainName(kind), counting);
    },
    takes: (what, count) =>
      tokens[what]?.taken?.(count) ?? grammar.takes(tokens[what]?.name ?? plainName(what), count),
    lays: (tile) => tiles[tile] ?? grammar.laysTile,
    refusal: (reason) => refusals[reason],
    phase: (name) => phases[name] ?? rawPhase(name),
    decision: (type) => decisions[type],
    member: (name) => members[name],
    sentences: (event) => sentences.get(event) ?? [],
  } satisfies Partial<GameWords>;
}

/** Returns the sentences that expansions have for each event, those of the base game last. */
function sentencesByEvent(expansions: Tables): ReadonlyMap<string, readonly EventSentence[]> {
  const sentences = new Map<string, EventSentence[]>();
  for (const { events = {} } of Object.values(expansions).reverse()) {
    for (const [event, sentence] of Object.entries(events)) {
      const others = sentences.get(event) ?? [];
      // The key says which event the sentence is for.
      sentences.set(event, [...others, sentence as EventSentence]);
    }
  }
  return sentences;
}

function deployedIn(
  piece: PieceWords,
  spot: Parameters<Words['deployed']>[1],
  features: Readonly<Record<string, FeatureWords>>,
): string {
  if ('corner' in spot) return piece.onCorner?.name ?? piece.one;
  const kind = kindOf(spot.segment);
  const { role, into = plainName(kind), within = into } = features[kind] ?? {};
  const who = role === undefined ? undefined : piece.as?.(role);
  return `${who ?? piece.one} ${within}`;
}

/** Returns the name of a piece: its role where it has one on that segment. */
function namedIn(
  { name, one, as }: PieceWords,
  segment: string | undefined,
  features: Readonly<Record<string, FeatureWords>>,
): PieceName {
  const role = segment === undefined ? undefined : features[kindOf(segment)]?.role;
  return role === undefined || as === undefined ? { name, one } : { name: role, one: as(role) };
}

/** Returns the words of a phase that has none: its name. */
function rawPhase(name: string): PhaseWords {
  const plain = plainName(name);
  return { awaiting: plain, question: plain, skipped: plain };
}

/** Merges a table of all expansions. */
function merged<Part extends keyof ExpansionWords>(
  expansions: Tables,
  part: Part,
): NonNullable<ExpansionWords[Part]> {
  return Object.assign({}, ...Object.values(expansions).map((words) => words[part]));
}
