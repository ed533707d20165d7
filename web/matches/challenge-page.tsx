import { useState } from 'preact/hooks';
import type { Schemas } from '#client';
import { api, bodyOf, newKey } from '../api/client.ts';
import { go } from '../app/router.ts';
import { useCatalogue } from '../board/catalogue.ts';
import { more, t } from '../i18n/index.ts';
import { CheckBox, FormError, RadioGroup } from '../ui/form.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { useForm } from '../ui/use-action.ts';
import { matchAddress } from './match-text.ts';

/** What somebody is challenged to. */
interface Terms {
  readonly bestOf: '1' | '3' | '5';
  readonly form: Schemas['Match']['form'];
  readonly expansions: readonly string[];
  /** Time for a decision as an ISO 8601 duration, or `none`. */
  readonly clock: string;
  readonly rated: boolean;
}

const usual: Terms = { bestOf: '3', form: 'games', expansions: [], clock: 'none', rated: true };

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
  const { submit, isBusy, error } = useForm(async () => {
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
        <Expansions terms={terms} change={change} />
        <Clock terms={terms} change={change} />
        <CheckBox
          name="rated"
          checked={terms.rated}
          onChange={() => change({ rated: !terms.rated })}
          label={words.rated}
          hint={words.ratedHint}
        />
        <FormError error={error} />
        <button type="submit" class="main" disabled={isBusy}>
          {words.send}
        </button>
      </form>
    </div>
  );
}

function requestFor(
  challenged: Pick<Schemas['NewMatch'], 'opponent' | 'club'>,
  { bestOf, form, expansions, clock, rated }: Terms,
): Schemas['NewMatch'] {
  const request = {
    ...challenged,
    bestOf: Number(bestOf),
    form,
    rated,
    rules: { expansions },
    ...(clock !== 'none' && { clock: { perTurn: clock, onTimeout: 'forfeit' } }),
  };
  // The names of expansions come from the service, which knows them better than the page.
  return request as Schemas['NewMatch'];
}

function Length({ terms, change }: PartProps) {
  const words = more().matches;
  return (
    <>
      <RadioGroup
        name="best-of"
        legend={words.bestOf}
        compact
        value={terms.bestOf}
        options={(['1', '3', '5'] as const).map((value) => ({ value, label: words.lengths[value] }))}
        onChoose={(bestOf) => change({ bestOf })}
      />
      <RadioGroup
        name="form"
        legend={words.form}
        value={terms.form}
        options={(['games', 'mirrored'] as const).map((value) => ({
          value,
          label: words.forms[value],
          hint: words.formHints[value],
        }))}
        onChoose={(form) => change({ form })}
      />
    </>
  );
}

function Expansions({ terms: { expansions }, change }: PartProps) {
  const catalogue = useCatalogue();
  const toggle = (id: string) =>
    change({
      expansions: expansions.includes(id) ? expansions.filter((one) => one !== id) : [...expansions, id],
    });
  return (
    <fieldset class="choice">
      <legend>{more().newGame.expansions}</legend>
      <div class="choices">
        {(catalogue?.expansions ?? []).map(({ id }) => {
          const { name, blurb } = t().game.expansions[id] ?? { name: id, blurb: '' };
          return (
            <CheckBox
              key={id}
              name={id}
              checked={expansions.includes(id)}
              onChange={() => toggle(id)}
              label={name}
              hint={blurb}
            />
          );
        })}
      </div>
    </fieldset>
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
