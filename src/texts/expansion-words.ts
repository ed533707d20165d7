import type {
  Decision,
  DecisionType,
  ExpansionId,
  GameEvent,
  LogDecision,
  MemberName,
  PhaseName,
  PositionView,
} from '../engine/index.ts';
import type { PhaseWords, Words } from './words.ts';

/** A piece: `large follower`, and with its article `the large follower`. */
export interface PieceWords {
  readonly name: string;
  /** Of several of a kind `a`, of a single one `the`. */
  readonly one: string;
  /** Its name where features have roles: `a knight`. */
  as?(role: string): string;
  /** Deploying it on a corner: the noun phrase `a barn where four fields meet`, with its verb, and as advice. */
  readonly onCorner?: { readonly name: string; readonly deploys: string; readonly deploy: string };
}

/** A kind of feature: `city`, `into the city`, `knight`. */
export interface FeatureWords {
  readonly name: string;
  /** Whether other words agree with it as with a feminine noun, in languages that have genders. */
  readonly isFeminine?: boolean;
  readonly into?: string;
  /** Where a piece stands, if other words say that: `in the city`. */
  readonly within?: string;
  readonly role?: string;
  /** A sentence. @param tiles `3 tiles` */
  completed?(tiles: string): string;
}

/** A quarter of a town: `castle`, `to the castle`, `from the castle`. */
export interface QuarterWords {
  readonly name: string;
  readonly to: string;
  readonly from: string;
}

/** Something that a seat may hold apart from its pieces: goods, a figure. */
export interface TokenWords {
  readonly name: string;
  /** `2 abbeys`; `wine ×2` where it is absent. */
  counted?(count: number): string;
  /** The action of a player who gets it: `takes the king for the largest city so far`. */
  taken?(count: number): string;
}

/** The effects of a decision; `also` holds those that distinguish it from others with the same `text`. */
export interface ChoiceParts {
  readonly text: string;
  readonly also?: string;
}

/** The words for a type of decision, in lists and in the log. */
export interface DecisionWords<Decided = LogDecision> {
  choice(decision: Decided, words: Words): ChoiceParts;
  /** The same as advice, beside a board that shows where: `place the tile and put a knight in the city`. */
  imperative(decision: Decided, words: Words): string;
  /** What becomes of the pieces that it sends home: `eating Anna’s knight`, `eating no one`. */
  sentHome?(pieces: readonly string[], words: Words): string;
  /** The same as advice for any board. @param how `away from you, else towards Anna` */
  preferred?(how: string): string;
  /** The words in front of the rotation in a list of places: `abbey`. */
  readonly prefix?: string;
  /** Returns what no event reports of the decision: `Anna keeps the abbey.` */
  sentence?(decision: Decided, name: string): string | undefined;
}

/** What an expansion adds to a decision that lays a tile. */
export interface MemberWords {
  /**
   * As an item of a list: `the fiddler into the city`. The side of a segment of the tile that the value names is said
   * beside it.
   */
  choice(value: unknown, words: Words): ChoiceParts;
  /** The kind of piece that it puts on that segment, for pictures. */
  readonly piece?: string;
  /** Its words as an action in place of the deployment, which a client offers step by step. */
  readonly action?: ActionWords;
}

/** An action that a seat takes with its tile in place of the deployment. */
export interface ActionWords {
  /** As a button: `Move the fairy`. */
  readonly label: string;
  /** The questions it asks, by the part of the value that answers them: `at` for its place, `capture`. */
  readonly questions: Table<string>;
  /** The answer that leaves such a part out: `Capture no one`. */
  readonly without?: Table<string>;
}

/** The parts of a view that belong to expansions. */
type Views = PositionView['expansions'];

/** The context of an event: whose it is, and what else happened. */
export interface EventContext {
  /** The player whose event it is; empty if it belongs to no player. */
  readonly name: string;
  readonly words: Words;
  readonly events: readonly GameEvent[];
  nameOf(seat: number): string;
}

/** The names and words of a described position. */
export type PositionContext = Pick<EventContext, 'nameOf' | 'words'>;

export type EventOf<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;

/**
 * Returns the sentence for an event: empty where it goes without saying, undefined where another expansion has the
 * words. Expansions come before the base game.
 */
export type EventSentence<Event = GameEvent> = (event: Event, context: EventContext) => string | undefined;
export type EventSentences = { readonly [Type in GameEvent['type']]?: EventSentence<EventOf<Type>> };

type Table<Entry> = Readonly<Record<string, Entry>>;

/** The words for a value of an option that an expansion brings to tables. */
export interface OptionValueWords {
  /** In a list of a table's rules: `only the active player moves the dragon`. */
  readonly fact: string;
  /** The words after `new` that ask for it: a regular expression for plain text. */
  readonly ask: string;
}

/** Everything that a language says of an expansion, or of the base game. Names are those of the engine. */
export interface ExpansionWords {
  readonly name: string;
  /** A sentence about the expansion. */
  readonly blurb: string;
  readonly pieces?: Table<PieceWords>;
  readonly features?: Table<FeatureWords>;
  readonly quarters?: Table<QuarterWords>;
  readonly tokens?: Table<TokenWords>;
  /** Words for the marks printed on segments. */
  readonly marks?: Table<string>;
  /** Laying a tile that is called something else: `puts the abbey into the gap`, by the tile's id. */
  readonly tiles?: Table<string>;
  readonly phases?: Table<PhaseWords>;
  readonly decisions?: { readonly [Type in DecisionType]?: DecisionWords<Extract<Decision, { type: Type }>> };
  /** Returns what it has on a cell, apart from tiles and the pieces of seats: `the dragon`, `tower with 2 floors`. */
  thingsAt?(cell: { readonly x: number; readonly y: number }, views: Views): readonly string[];
  /** Returns sentences about what goes on until it is over: `The dragon flies: 3 moves left.` */
  news?(views: Views): readonly string[];
  /** Returns what lies beside the bag until something happens: `2 tiles wait for a volcano`. */
  besideBag?(views: Views): readonly string[];
  /** What it adds to decisions that lay a tile, by the name of the member. */
  readonly members?: Table<MemberWords>;
  readonly events?: EventSentences;
  /** The reason for points: `a city`, by the kind of the event. */
  readonly scores?: Table<string>;
  /** The columns of a score table: `Cities`, by the first word of the kind. */
  readonly heads?: Table<string>;
  /** The lines of a score sheet: `2 tiles`. */
  readonly counted?: Table<(count: number) => string>;
  /** Why tiles count what they count. */
  readonly because?: Table<string>;
  /**
   * Describes the expansion's part of a view, `view.expansions[id]`, in sentences: where its pieces stand and what seats
   * hold. They stand for the picture of the board.
   */
  position?(part: unknown, context: PositionContext): readonly string[];
  /** Why a decision is refused, by the engine's reason; the engine's own sentence where it is absent. */
  readonly refusals?: Table<string>;
  /** Its options of a table, by name and value. */
  readonly tableOptions?: Table<Table<OptionValueWords>>;
  /** Words for it after `new`; the help lists the first. */
  readonly chatNames?: readonly string[];
  /** Words of the short text form of a decision, by what people may write for them, plain: `carro` for `wagon`. */
  readonly chatTerms?: Table<string>;
}

/** The words of everything that can be in play; where several have words for an event the last one counts. */
export type ExpansionTable = Readonly<Record<ExpansionId | 'base', ExpansionWords>>;

/** Returns the usual word after `new` for each expansion, in display order. */
export const chatNames = (table: ExpansionTable): string[] =>
  Object.values(table).flatMap(({ chatNames: [usual] = [] }) => usual ?? []);

type KeysOf<Each, Part> = Each extends unknown ? (Part extends keyof Each ? keyof Each[Part] : never) : never;
type Lacking<Table extends object> =
  | Exclude<PhaseName, KeysOf<Table[keyof Table], 'phases'>>
  | Exclude<DecisionType, KeysOf<Table[keyof Table], 'decisions'>>
  | Exclude<MemberName, KeysOf<Table[keyof Table], 'members'>>
  | Exclude<GameEvent['type'], KeysOf<Table[keyof Table], 'events'>>;

/** A table that has words for every phase, decision and event; else the compiler says which ones are missing. */
export type Complete<Table extends object> = [Lacking<Table>] extends [never]
  ? Table
  : `words are missing for ${Lacking<Table>}`;
