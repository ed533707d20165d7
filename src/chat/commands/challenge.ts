import { resolveRules } from '../../engine/index.ts';
import type { MatchPlan } from '../../matches/create.ts';
import { proposeMatch } from '../../matches/propose.ts';
import { matchSettingsSchema } from '../../matches/settings.ts';
import { type Command, commandTexts, isUnclear, type Unclear } from '../command.ts';
import { clockFor } from '../new-table/clock.ts';
import { parseTableRequest, type TableRequest } from '../new-table/parse.ts';
import { done, refused } from '../reply.ts';
import { handlesFor } from '../seating.ts';

interface Given extends Pick<MatchPlan, 'bestOf' | 'form'> {
  readonly table: TableRequest;
  /** Handle of the challenged club, in place of a player. */
  readonly club: string | undefined;
}

const length = /\b(?:best of|al meglio di|best-of)\s*([135])\b/i;
const clubNamed = /(?<!\S)club:([\w-]+)/i;
const mirrored = /\b(?:mirrored(?: pairs?)?|(?:coppie )?a specchio|gespiegelte?s?(?: paare?)?)\b/i;

/** `challenge`: a match of several games, with the terms of `new`. */
export const challenge: Command<Given> = {
  name: 'challenge',
  texts: commandTexts('challenge'),
  mayHoldIds: true,
  read: readChallenge,
  async run(asker, _here, { bestOf, form, table, club }) {
    const { deps, playerId, texts } = asker;
    const clock = clockFor(table);
    if (clock === 'bad') return refused([texts.badTime]);
    const [opponent] = await handlesFor(asker, table.invite);
    const match = await proposeMatch(deps, playerId, {
      opponent,
      club,
      name: table.name,
      bestOf,
      form,
      tieRule: 'shared',
      visibility: table.visibility ?? 'public',
      rated: table.rated ?? true,
      settings: matchSettingsSchema
        .strip()
        .parse({ ...table, rules: resolveRules(table.rules), clock: clock ?? null }),
    });
    const said = texts.challenged(club ?? table.invite.join(), { bestOf, isMirrored: form === 'mirrored' });
    return done([said, `${deps.config.publicUrl}/matches/${match.id}`]);
  },
};

function readChallenge(input: string): Given | Unclear {
  const bestOf = Number(length.exec(input)?.[1] ?? 3) as Given['bestOf'];
  const form = mirrored.test(input) ? 'mirrored' : 'games';
  const club = clubNamed.exec(input)?.[1];
  const table = parseTableRequest([length, clubNamed, mirrored].reduce(without, input));
  if (isUnclear(table)) return table;
  const isWhole = table.invite.length === (club === undefined ? 1 : 0);
  // A challenge names its recipients or a club.
  return isWhole && table.minReliability === undefined ? { bestOf, form, table, club } : { unclear: input };
}

const without = (text: string, part: RegExp): string => text.replace(part, ' ');
