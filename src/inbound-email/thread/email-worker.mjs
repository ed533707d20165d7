// Parses emails on a separate thread, so that what a hostile one costs delays no request.
import { answerTasks } from '../../answer-tasks.mjs';
import { parseEmail } from '../parse.ts';

answerTasks(parseEmail);
