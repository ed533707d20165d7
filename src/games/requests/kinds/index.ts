import type { RequestKind } from '../../store/requests.ts';
import type { Kind } from '../kind.ts';
import { end } from './end.ts';
import { moreTime } from './more-time.ts';
import { pause } from './pause.ts';
import { resume } from './resume.ts';
import { robot } from './robot.ts';
import { undo } from './undo.ts';

export { requestKinds, requestStates } from '../../store/requests.ts';

/** Kinds of request. */
export const kinds: Readonly<Record<RequestKind, Kind>> = {
  robot,
  undo,
  pause,
  resume,
  'more-time': moreTime,
  end,
};
