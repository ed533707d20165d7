import { changeVacation, readVacations } from '../../accounts/profile/vacations.ts';
import { dayMs } from '../../helpers/time-units.ts';
import { type Command, commandTexts, type Unclear } from '../command.ts';
import { plainWords } from '../plain.ts';
import { type Asker, done } from '../reply.ts';
import { timeWords } from '../situation.ts';
import { DAY_PATTERN, PLAN_WORDS, UNTIL_WORDS } from '../vocabulary.ts';

/** Empty to show vacations; `end` to end them; or a number of days from now, or start and end dates, in UTC. */
type Given =
  | undefined
  | 'end'
  | { readonly days: number }
  | { readonly from: string; readonly until: string };

const DATE = String.raw`\d{4}-\d{2}-\d{2}`;
const DATES = new RegExp(`^(${DATE}) ?(?:-|${UNTIL_WORDS.join('|')})? ?(${DATE})$`);
const DAYS = new RegExp(`^(\\d{1,2}) ?(?:${DAY_PATTERN})?$`);

/** `vacation`, `vacation 5 days`, `vacation 2026-12-24 2027-01-02`, `vacation off`: stops the player's clocks. */
export const vacation: Command<Given> = {
  name: 'vacation',
  texts: commandTexts('vacation'),
  read: readVacation,
  async run(asker, here, given) {
    const { deps, playerId } = asker;
    if (given !== undefined) await changeVacation(deps, playerId, requestFrom(asker, given));
    return done(await linesOf(asker), { game: here });
  },
};

function readVacation(input: string): Given | Unclear {
  const words = plainWords(input);
  if (words === '') return undefined;
  if (PLAN_WORDS('off').includes(words)) return 'end';
  const [, days] = DAYS.exec(words) ?? [];
  if (days !== undefined) return { days: Number(days) };
  const [, from, until] = DATES.exec(words) ?? [];
  return from === undefined || until === undefined ? { unclear: input } : { from, until };
}

function requestFrom({ deps }: Asker, given: Exclude<Given, undefined>) {
  if (given === 'end') return null;
  if ('from' in given) return { startsAt: `${given.from}T00:00:00Z`, endsAt: `${given.until}T23:59:59Z` };
  const now = deps.clock();
  const endsAt = new Date(now.getTime() + given.days * dayMs);
  return { startsAt: now.toISOString(), endsAt: endsAt.toISOString() };
}

async function linesOf(asker: Asker): Promise<string[]> {
  const { texts } = asker;
  const { items, daysLeft } = await readVacations(asker.deps, asker.playerId);
  const planned = items.map(({ startsAt, endsAt }) =>
    texts.onVacation(timeWords(asker, startsAt), timeWords(asker, endsAt)),
  );
  return [...(planned.length > 0 ? planned : [texts.noVacation]), texts.vacationDaysLeft(daysLeft)];
}
