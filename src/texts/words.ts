/** The languages that players are spoken to in. */
export type Language = 'en' | 'it';

/** How one language says what happens in a game. Names are those of the engine: `large-meeple`, `castle`. */
export interface Words {
  readonly language: Language;
  /** `Anna, Bruno and Carla` */
  and(items: readonly string[]): string;
  points(count: number): string;
  /** A piece without an article. */
  piece(name: string): string;
  /** A follower by the kind of feature that it stands on: `knight`. */
  role(kind: string): string;
  feature(kind: string): string;
  quarter(name: string): string;
  goods(name: string): string;
  /** Where a piece goes, with its preposition: `into the city`. */
  into(kind: string): string;
  /** `to the castle` */
  toQuarter(name: string): string;
  /** `from the castle` */
  fromQuarter(name: string): string;
  /** So many of something, as in a score sheet: `2 tiles`. */
  counted(of: string, count: number): string;
  /** What points were for, as the head of a column: `Cities`, `Roads`, … */
  pointsFor(kind: string): string;
  readonly choices: ChoiceWords;
  readonly events: EventWords;
  readonly sums: SumWords;
  readonly picture: PictureWords;
}

/** What can be chosen, in a few words without an end: items of a list. */
export interface ChoiceWords {
  /** @param tile its id, where there are several in hand */
  tile(place: string, rotation: number, tile: string | undefined): string;
  abbey(place: string): string;
  readonly draw: string;
  /** Who is deployed: `a knight into the city`. */
  deployed(piece: string, kind: string): string;
  readonly barn: string;
  wagonOn(kind: string, place: string): string;
  readonly wagonHome: string;
  enters(piece: string, quarter: string): string;
  countGoes(quarter: string): string;
  readonly nobodyEnters: string;
  leaves(piece: string, quarter: string, kind: string, place: string): string;
  readonly nobodyLeaves: string;
}

/** A sentence for each thing that can happen; `name` is whose doing it is. */
export interface EventWords {
  placed(name: string, place: string, placed: { isAbbey: boolean; deployed: string | undefined }): string;
  /** What else is done with the tile, of what is chosen: `sends a knight into the city`. */
  deployed(choice: string): string;
  /** As `deployed`, of a barn on a corner. */
  readonly barnBuilt: string;
  movedOn(name: string, piece: string, kind: string): string;
  wagonHome(name: string): string;
  entered(name: string, piece: string, quarter: string): string;
  nobodyEntered(name: string): string;
  leftTown(name: string, piece: string, quarter: string, kind: string): string;
  nobodyLeft(name: string): string;
  countMoved(name: string, quarter: string): string;
  completed(kind: string, tiles: number): string;
  scored(name: string, points: number, kind: string): string;
  taken(name: string, count: number, what: string): string;
  setAside(count: number): string;
  secondPart(name: string): string;
  abbeyKept(name: string): string;
  /** @param declined name of the phase whose question stays without an answer */
  skipped(name: string, declined: string): string;
  left(name: string): string;
  readonly playEnded: string;
  over(winners: readonly string[], scores: string): string;
}

/** The arithmetic behind points. */
export interface SumWords {
  times(count: number): string;
  because(reason: string): string;
}

/** The words in a picture of the board, and those that stand for it. */
export interface PictureWords {
  /** A player without a name; seats are counted from 1. */
  player(number: number): string;
  /** Whose decision is awaited, and what is asked: `Anna to place a tile`. */
  asked(name: string, phase: string | undefined): string;
  won(names: readonly string[]): string;
  until(deadline: string): string;
  /** What is left to draw, and what was set aside. */
  bag(left: number, aside: number): string;
  readonly bagEmpty: string;
  /** The position in a sentence; `left` is undefined when nothing is drawn any more. */
  position(tiles: number, left: number | undefined, scores: string): string;
}

/** Looks a name up; what the table lacks is said by its name. */
export const said = (table: Readonly<Record<string, string>>) => (name: string) =>
  table[name] ?? name.replaceAll('-', ' ');

/** The form of a text that fits a number: `1 tile`, `2 tiles`. */
export function plural(language: Language, count: number, forms: { one: string; other: string }): string {
  return new Intl.PluralRules(language).select(count) === 'one' ? forms.one : forms.other;
}

/** `a, b and c` */
export function listIn(language: Language, items: readonly string[]): string {
  return new Intl.ListFormat(language, { style: 'long', type: 'conjunction' }).format(items);
}

/** What the points of a kind come under: `goods-wine` is of `goods`, `city-incomplete` of `city`. */
export const groupOf = (kind: string): string => kind.split('-')[0] ?? kind;

/** The kind of a segment, from its name: `city0` is a city. */
export const kindOf = (segment: string): string => segment.replace(/\d+$/, '');
