import { useState } from 'preact/hooks';
import type { Schemas } from '#client';
import { TEAM_SIZES } from '../../src/competitions/teams.ts';
import { api, bodyOf, newKey } from '../api/client.ts';
import { go } from '../app/router.ts';
import { useCatalogue } from '../board/catalogue.ts';
import { more, t } from '../i18n/index.ts';
import { CheckBox, Field, FormError, RadioGroup } from '../ui/form.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { textIn, useForm } from '../ui/use-action.ts';
import { type Competition, competitionAddress } from './words.ts';

type NewCompetition = Schemas['NewCompetition'];

const KINDS = ['swiss', 'round-robin', 'elimination', 'league', 'ladder'] as const;
const CLOCKS = ['P1D', 'P3D', 'P1W'] as const;
const WINDOWS = ['P2W', 'P30D', 'P60D', 'P90D'] as const;
/** What a match is: its form, and of how many. */
const MATCHES = ['games-1', 'games-3', 'games-5', 'mirrored-1', 'mirrored-3'] as const;

/** What is chosen rather than written. */
interface Choices {
  readonly kind: Competition['kind'];
  readonly match: (typeof MATCHES)[number];
  readonly clock: (typeof CLOCKS)[number];
  readonly window: (typeof WINDOWS)[number];
  readonly expansions: readonly string[];
  readonly sameBag: boolean;
  readonly entrants: 'alone' | 'inTeams';
}

const DEFAULTS: Choices = {
  kind: 'swiss',
  match: 'games-1',
  clock: 'P3D',
  window: 'P60D',
  expansions: [],
  sameBag: false,
  entrants: 'alone',
};

/** The form for a new tournament or league. What is not asked has a default that fits. */
export function NewCompetitionPage({ query }: { query: URLSearchParams }) {
  const words = more().competitions.form;
  const club = query.get('club') ?? undefined;
  const [choices, setChoices] = useState(DEFAULTS);
  const change = (part: Partial<Choices>) => setChoices((before) => ({ ...before, ...part }));
  const { submit, isBusy, error } = useForm(async (values) => {
    const body = { ...requestFor(choices, values), ...(club !== undefined && { club }) };
    const { id } = await bodyOf(api.POST('/v1/competitions', { body, params: { header: newKey() } }));
    go(competitionAddress(id));
  });
  return (
    <div class="new-game">
      <PageTitle>{words.title}</PageTitle>
      <form class="card wide" onSubmit={submit}>
        {club !== undefined && (
          <p>
            <strong>{more().clubs.forClub(club)}</strong>. {more().clubs.competitionsHint}
          </p>
        )}
        <Field name="name" label={words.name} placeholder={words.nameExample} maxLength={60} required />
        <Kind choices={choices} change={change} />
        {fitsTeams(choices) && <Entrants choices={choices} change={change} />}
        <Numbers choices={choices} />
        <Terms choices={choices} change={change} />
        <details>
          <summary>{words.more}</summary>
          <Details choices={choices} change={change} />
        </details>
        <FormError error={error} />
        <button type="submit" class="main" disabled={isBusy}>
          {words.create}
        </button>
      </form>
    </div>
  );
}

interface PartProps {
  readonly choices: Choices;
  readonly change: (part: Partial<Choices>) => void;
}

function Kind({ choices, change }: PartProps) {
  const words = more().competitions;
  return (
    <RadioGroup
      name="kind"
      legend={words.form.kind}
      value={choices.kind}
      options={KINDS.map((value) => ({ value, label: words.kinds[value], hint: words.kindHints[value] }))}
      onChoose={(kind) => change({ kind })}
    />
  );
}

/** Whether each plays alone, or how many in a team. */
function Entrants({ choices, change }: PartProps) {
  const words = more().competitions.form;
  return (
    <>
      <RadioGroup
        name="entrants"
        legend={words.entrants}
        compact
        value={choices.entrants}
        options={(['alone', 'inTeams'] as const).map((value) => ({ value, label: words[value] }))}
        onChoose={(entrants) => change({ entrants })}
      />
      {choices.entrants === 'inTeams' && (
        <Field
          name="teamSize"
          type="number"
          min={TEAM_SIZES.fewest}
          max={TEAM_SIZES.most}
          label={words.teamSize}
          hint={words.teamSizeHint}
          defaultValue="4"
          required
        />
      )}
    </>
  );
}

/** How many take part, and how long it goes. */
function Numbers({ choices }: Pick<PartProps, 'choices'>) {
  const { kind } = choices;
  const words = more().competitions.form;
  const isLeague = kind === 'league';
  return (
    <>
      <Field
        name="capacity"
        type="number"
        min={2}
        max={256}
        label={isOfTeams(choices) ? words.capacityTeams : words.capacity}
        hint={words.capacityHint}
      />
      <Field name="startsAt" type="datetime-local" label={words.startsAt} hint={words.startsAtHint} />
      {(kind === 'swiss' || isLeague) && (
        <Field
          key={kind}
          name="rounds"
          type="number"
          min={1}
          max={30}
          label={isLeague ? words.seasons : words.rounds}
          hint={isLeague ? words.seasonsHint : undefined}
          defaultValue={isLeague ? '' : '3'}
        />
      )}
    </>
  );
}

function Terms({ choices, change }: PartProps) {
  const words = more().competitions;
  const matchLabel = (value: Choices['match']) => {
    const [form, count] = value.split('-');
    return form === 'mirrored' ? words.mirrored(Number(count)) : words.bestOf(Number(count));
  };
  return (
    <>
      <RadioGroup
        name="match"
        legend={words.form.match}
        compact
        value={choices.match}
        options={MATCHES.map((value) => ({ value, label: matchLabel(value) }))}
        onChoose={(match) => change({ match })}
      />
      <RadioGroup
        name="clock"
        legend={words.form.clock}
        compact
        value={choices.clock}
        options={CLOCKS.map((value) => ({ value, label: t().games.clocks[value] ?? value }))}
        onChoose={(clock) => change({ clock })}
      />
      <RadioGroup
        name="window"
        legend={words.form.window}
        compact
        value={choices.window}
        options={WINDOWS.map((value) => ({ value, label: words.form.windows[value] }))}
        onChoose={(window) => change({ window })}
      />
    </>
  );
}

function Details({ choices, change }: PartProps) {
  const { kind, expansions, sameBag } = choices;
  const maySameBag = fitsSameBag(choices);
  const words = more().competitions.form;
  const catalogue = useCatalogue();
  const toggle = (id: string) =>
    change({
      expansions: expansions.includes(id) ? expansions.filter((one) => one !== id) : [...expansions, id],
    });
  return (
    <>
      <fieldset class="choice">
        <legend>{words.expansions}</legend>
        <div class="choices">
          {catalogue?.expansions.map(({ id }) => (
            <CheckBox
              key={id}
              name={id}
              checked={expansions.includes(id)}
              onChange={() => toggle(id)}
              label={t().game.expansions[id]?.name ?? id}
            />
          ))}
        </div>
      </fieldset>
      {kind === 'round-robin' && <PoolSize isOfTeams={isOfTeams(choices)} />}
      {kind === 'league' && (
        <>
          <Field
            name="divisionSize"
            type="number"
            min={3}
            max={16}
            label={words.divisionSize}
            defaultValue="10"
          />
          <Field name="moving" type="number" min={0} max={4} label={words.moving} defaultValue="2" />
        </>
      )}
      {kind === 'ladder' && (
        <Field name="reach" type="number" min={1} max={20} label={words.reach} defaultValue="3" />
      )}
      {maySameBag && (
        <CheckBox
          name="sameBag"
          checked={sameBag}
          onChange={() => change({ sameBag: !sameBag })}
          label={words.sameBag}
          hint={words.sameBagHint}
        />
      )}
      <Field name="description" label={words.description} maxLength={2000} />
      <Field name="label" label={words.label} maxLength={80} />
    </>
  );
}

function PoolSize({ isOfTeams }: { isOfTeams: boolean }) {
  const words = more().competitions.form;
  const label = isOfTeams ? words.poolSizeTeams : words.poolSize;
  return <Field name="poolSize" type="number" min={2} max={20} label={label} defaultValue="8" />;
}

/** Whether everybody plays one game in a round, so that all tables can have the same tiles. */
const fitsSameBag = ({ kind, match }: Choices) =>
  kind !== 'league' && kind !== 'ladder' && match === 'games-1';

const fitsTeams = ({ kind }: Choices) => kind !== 'league' && kind !== 'ladder';
const isOfTeams = (choices: Choices) => fitsTeams(choices) && choices.entrants === 'inTeams';

function requestFor(choices: Choices, values: FormData): NewCompetition {
  const { kind, match, clock, window, expansions } = choices;
  const [form, bestOf] = match.split('-');
  const number = (name: string) => {
    const text = textIn(values, name);
    return text === '' ? {} : { [name]: Number(text) };
  };
  const text = (name: string) => {
    const written = textIn(values, name).trim();
    return written === '' ? {} : { [name]: written };
  };
  const startsAt = textIn(values, 'startsAt');
  const request = {
    kind,
    ...text('name'),
    ...text('description'),
    ...text('label'),
    ...number('capacity'),
    ...number('teamSize'),
    ...number('rounds'),
    ...number('poolSize'),
    ...number('divisionSize'),
    ...number('moving'),
    ...number('reach'),
    sameBag: choices.sameBag && fitsSameBag(choices),
    ...(startsAt !== '' && { startsAt: new Date(startsAt).toISOString() }),
    form,
    bestOf: Number(bestOf),
    clock: { perTurn: clock, onTimeout: 'forfeit', forfeitAfter: 2 },
    roundWindow: window,
    rules: { expansions },
  };
  // The names of expansions come from the service, which knows them better than the page.
  return request as unknown as NewCompetition;
}
