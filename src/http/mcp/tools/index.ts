import type { Tool } from '../tool.ts';
import { joinGame, listGamesTool, newGame } from './games.ts';
import { readMessages, say } from './messages.ts';
import { play, sendCommand } from './play.ts';
import { readRules } from './rules.ts';
import { drawBoard, listOptionsTool, readGame } from './table.ts';
import { waitForTurn } from './wait.ts';

/** All tools, in the order listed to assistants. */
export const tools: readonly Tool[] = [
  listGamesTool,
  newGame,
  joinGame,
  waitForTurn,
  readGame,
  listOptionsTool,
  play,
  drawBoard,
  say,
  readMessages,
  sendCommand,
  readRules,
];
