import { useState } from 'preact/hooks';
import type { Schemas } from '#client';
import { api, bodyOf, type Expansion, newKey } from '../api/client.ts';
import { limits } from '../api/limits.ts';
import { go } from '../app/router.ts';
import { ExpansionChoice } from '../games/expansion-choice.tsx';
import { more, t } from '../i18n/index.ts';
import { CheckBox, FormEnd, RadioGroup, worded } from '../ui/form.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { useForm } from '../ui/use-action.ts';
import { matchAddress } from './match-text.ts';

type NewMatch = Schemas['NewMatch'];
const { bestOf: lengths, form: forms } = limits.NewMatch;

/** What somebody is challenged to. */
interface Terms {
  readonly bestOf: NonNullable<NewMatch['bestOf']>;
  readonly form: NonNullable<NewMatch['form']>;
  readonly expansions: Expansion[];
  /** Time for a decision as an ISO 8601 duration, or `none`. */
  readonly clock: string;
  readonly rated: boolean;
}

const usual: Terms = { bestOf: 3, form: 'games', expansions: [], clock: 'none', rated: true };

interface PartProps {
  readonly terms: Terms;
  readonly change: (part: Partial<Terms>) => void;
}

/** The form by which a player challenges another one to a match. */
export const ChallengePage = ({ id }: { id: string }) => <Challenge handle={id} isClub={false} />;

/** The form by which a player challenges all members of a club to a match. */
export const ClubChallengePage = ({ id }: { id: string }) => <Challenge handle={id} isClub />;

function Challenge({ handle, isClub }: { handle: string; isClub: boolean }) {
  const { matches: words, clubs } = more();
  const [terms, setTerms] = useState(usual);
  const change = (part: Partial<Terms>) => setTerms((before) => ({ ...before, ...part }));
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
        <Length terms={terms} change={change} />
        <ExpansionChoice
          legend={more().newGame.expansions}
          chosen={terms.expansions}
          onChoose={(expansions) => change({ expansions })}
        />
        <Clock terms={terms} change={change} />
        <CheckBox
          name="rated"
          checked={terms.rated}
          onChange={() => change({ rated: !terms.rated })}
          label={words.rated}
          hint={words.ratedHint}
        />
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

function Length({ terms, change }: PartProps) {
  const words = more().matches;
  return (
    <>
      <RadioGroup
        name="best-of"
        legend={words.bestOf}
        compact
        value={String(terms.bestOf)}
        options={lengths.values.map((value) => ({ value: String(value), label: words.lengths[value] }))}
        onChoose={(text) => change({ bestOf: lengths.values.find((value) => String(value) === text) ?? 3 })}
      />
      <RadioGroup
        name="form"
        legend={words.form}
        value={terms.form}
        options={worded(forms.values, words.forms, words.formHints)}
        onChoose={(form) => change({ form })}
      />
    </>
  );
}

function Clock({ terms, change }: PartProps) {
  return (
    <RadioGroup
      name="clock"
      legend={more().newGame.clock}
      compact
      value={terms.clock}
      options={Object.entries(t().games.clocks).map(([value, label]) => ({ value, label }))}
      onChoose={(clock) => change({ clock })}
    />
  );
}
