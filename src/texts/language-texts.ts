import type { CardTexts } from './card-texts.ts';
import type { ChatTexts, ChatWords, CommandTexts } from './chat-texts.ts';
import type { EmailTexts } from './email-texts.ts';
import type { EmbedTexts } from './embed-texts.ts';
import type { TerminalTexts } from './en/commands.ts';
import type { GameWords } from './game-words.ts';
import type { GuestNames } from './guest-names.ts';
import type { HintTexts } from './hint-texts.ts';
import type { LessonTexts } from './lesson-texts.ts';
import type { LinkTexts } from './link-texts.ts';
import type { PictureTexts } from './picture-texts.ts';
import type { PlanTexts } from './plan-texts.ts';
import type { PushTexts } from './push-texts.ts';
import type { ReportTexts } from './report-texts.ts';
import type { ResultTexts } from './result-texts.ts';
import type { StandingsTexts } from './standings-texts.ts';
import type { TableOptionTexts } from './table-options.ts';

/** Everything that the service says in a language. */
export interface LanguageTexts {
  /** Words for the events of a game. */
  readonly game: GameWords;
  readonly picture: PictureTexts;
  readonly standings: StandingsTexts;
  readonly chat: ChatTexts;
  readonly commands: CommandTexts;
  /** Words that are understood in a chat. */
  readonly chatWords: ChatWords;
  readonly email: EmailTexts;
  readonly push: PushTexts;
  /** The tutorial. */
  readonly lessons: LessonTexts;
  /** Hints, and what a game teaches. */
  readonly hints: HintTexts;
  /** The pages behind links. */
  readonly links: LinkTexts;
  /** The cards that chats show with links. */
  readonly cards: CardTexts;
  /** The small page on which other sites show a game. */
  readonly embed: EmbedTexts;
  readonly plans: PlanTexts;
  readonly reports: ReportTexts;
  readonly result: ResultTexts;
  readonly tableOptions: TableOptionTexts;
  /** `npm run play`. */
  readonly terminal: TerminalTexts;
  readonly guestNames: GuestNames;
}
