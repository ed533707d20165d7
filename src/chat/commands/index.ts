import type { Command } from '../command.ts';
import { agree, disagree } from './agree.ts';
import { analysis } from './analysis.ts';
import { auto } from './auto.ts';
import { back } from './back.ts';
import { block, mute, unblock, unmute } from './blocks.ts';
import { board } from './board.ts';
import { cancel } from './cancel.ts';
import { challenge } from './challenge.ts';
import { claim } from './claim.ts';
import { decline } from './decline.ts';
import { games } from './games.ts';
import { help } from './help.ts';
import { hint } from './hint.ts';
import { invite } from './invite.ts';
import { join } from './join.ts';
import { learn } from './learn.ts';
import { leave } from './leave.ts';
import { link } from './link.ts';
import { log } from './log.ts';
import { messages } from './messages.ts';
import { newTable } from './new.ts';
import { nudge } from './nudge.ts';
import { open } from './open.ts';
import { options } from './options.ts';
import { pass } from './pass.ts';
import { plan } from './plan.ts';
import { plans } from './plans.ts';
import { remaining } from './remaining.ts';
import { rematch } from './rematch.ts';
import { report } from './report.ts';
import { request } from './request.ts';
import { requests } from './requests.ts';
import { resign } from './resign.ts';
import { robot } from './robot.ts';
import { say } from './say.ts';
import { score } from './score.ts';
import { start } from './start.ts';
import { time } from './time.ts';
import { tournaments } from './tournaments.ts';
import { turn } from './turn.ts';
import { undo } from './undo.ts';
import { unplan } from './unplan.ts';
import { vacation } from './vacation.ts';

/** All commands with their own words; the first of two with the same words wins. */
export const COMMANDS: readonly Command[] = [
  help,
  learn,
  games,
  open,
  turn,
  board,
  options,
  score,
  log,
  remaining,
  time,
  hint,
  plan,
  plans,
  unplan,
  auto,
  analysis,
  say,
  messages,
  newTable,
  challenge,
  tournaments,
  join,
  invite,
  start,
  leave,
  cancel,
  decline,
  resign,
  rematch,
  nudge,
  robot,
  request,
  undo,
  requests,
  agree,
  disagree,
  back,
  vacation,
  link,
  claim,
  mute,
  unmute,
  block,
  unblock,
  report,
  pass,
];
