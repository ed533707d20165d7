import type { Game, Table } from '../api/client.ts';
import type { CameraControls } from '../board/camera-controls.ts';
import type { Cell } from '../board/cell.ts';
import type { Chat } from './chat/use-chat.ts';
import type { TableMotion } from './motion/table-motion.ts';
import type { Planning } from './plans/use-planning.ts';
import type { Requests } from './requests/use-requests.ts';
import type { Turn } from './turn/use-turn.ts';
import type { TableNews } from './use-game.ts';

/** The state that the parts of the view show. */
export interface Scene {
  readonly news: TableNews;
  readonly game: Game;
  readonly table: Table;
  readonly camera: CameraControls;
  /** Animates the moves. */
  readonly motion: TableMotion;
  /** True if the reader plays here and did not come through an email link, which only allows decisions. */
  readonly isPlayer: boolean;
  /** Whether the reader can read and write messages. */
  readonly mayTalk: boolean;
  readonly chat: Chat;
  readonly requests: Requests;
  /** The past moment being shown; undefined for now. */
  readonly past: number | undefined;
  /** The plans that the player prepares for later turns. */
  readonly planning: Planning;
  /** The turn that the player takes, or explores for a plan; undefined in the past and while another player decides. */
  readonly turn: Turn | undefined;
  /** Whether the turn is one that the game waits for. */
  readonly isAwaiting: boolean;
  readonly message: string | undefined;
  readonly nameOf: (seat: number) => string;
  readonly goTo: (seq: number) => void;
  /** The cell of the text under the pointer or the focus. */
  readonly pointed: Cell | undefined;
  readonly point: (cell: Cell | undefined) => void;
}

/** Whether to show the worth of features. */
export const hasAssistance = ({ assistance, status }: Game) => assistance || status !== 'running';
