import type { Schemas } from '#client';
import { api, bodyOf, type Expansion, newKey } from '../api/client.ts';
import { limits } from '../api/limits.ts';
import { go } from '../app/router.ts';
import { ExpansionChoice } from '../games/expansion-choice.tsx';
import { more, t } from '../i18n/index.ts';
import { CheckBox, FormEnd, RadioGroup, worded } from '../ui/form.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { useForm } from '../ui/use-action.ts';
import { useChoices } from '../ui/use-choices.ts';
import { matchAddress } from './match-text.ts';

type NewMatch = Schemas['NewMatch'];
const fields = limits.NewMatch;

/** The terms of a challenge. */
interface Terms {
  readonly bestOf: NonNullable<NewMatch['bestOf']>;
  readonly form: NonNullable<NewMatch['form']>;
  readonly expansions: Expansion[];
  /** Time for a decision as an ISO 8601 duration, or `none`. */
  readonly clock: string;
  readonly rated: boolean;
}

const usual: Terms = { bestOf: 3, form: 'games', expansions: [], clock: 'none', rated: true };

/** The form to challenge a player to a match. */
export const ChallengePage = ({ id }: { id: string }) => <Challenge handle={id} isClub={false} />;

/** The form to challenge all members of a club to a match. */
export const ClubChallengePage = ({ id }: { id: string }) => <Challenge handle={id} isClub />;

function Challenge({ handle, isClub }: { handle: string; isClub: boolean }) {
  const { matches: words, clubs, newGame } = more();
  const { choices: terms, group, box } = useChoices(usual);
  const { submit, ...state } = useForm(async () => {
    const body = requestFor(isClub ? { club: handle } : { opponent: handle }, terms);
    const { id } = await bodyOf(api.POST('/v1/matches', { body, params: { header: newKey() } }));
    go(matchAddress(id));
  });
  return (
    <div class="new-game">
      <PageTitle>{isClub ? `${clubs.challenge}: @${handle}` : `${words.challenge}: @${handle}`}</PageTitle>
      <form class="card wide" onSubmit={submit}>
        <p class="quiet">{words.challengeText(isClub ? clubs.anyMember(handle) : `@${handle}`)}</p>
        <RadioGroup
          {...group('bestOf')}
          legend={words.bestOf}
          compact
          options={fields.bestOf.values.map((value) => ({ value, label: words.lengths[value] }))}
        />
        <RadioGroup
          {...group('form')}
          legend={words.form}
          options={worded(fields.form.values, words.forms, words.formHints)}
        />
        <ExpansionChoice
          legend={newGame.expansions}
          chosen={terms.expansions}
          onChoose={group('expansions').onChoose}
        />
        <RadioGroup
          {...group('clock')}
          legend={newGame.clock}
          compact
          options={Object.entries(t().games.clocks).map(([value, label]) => ({ value, label }))}
        />
        <CheckBox {...box('rated')} label={words.rated} hint={words.ratedHint} />
        <FormEnd {...state} label={words.send} />
      </form>
    </div>
  );
}

function requestFor(
  challenged: Pick<NewMatch, 'opponent' | 'club'>,
  { bestOf, form, expansions, clock, rated }: Terms,
): NewMatch {
  return {
    ...challenged,
    bestOf,
    form,
    rated,
    rules: { expansions },
    ...(clock !== 'none' && { clock: { perTurn: clock, onTimeout: 'forfeit' } }),
  };
}
