import type { RequestKind } from '../../../db/requests.ts';
import type { Kind } from '../kind.ts';
import { moreTime } from './more-time.ts';
import { pause } from './pause.ts';
import { resume } from './resume.ts';
import { robot } from './robot.ts';

export { requestKinds, requestStates } from '../../../db/requests.ts';

/** Kinds of request. */
export const kinds: Readonly<Record<RequestKind, Kind>> = {
  robot,
  pause,
  resume,
  'more-time': moreTime,
};
