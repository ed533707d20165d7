import { useState } from 'preact/hooks';
import type { Schemas } from '#client';
import { api, bodyOf, type Expansion, newKey } from '../api/client.ts';
import { limits } from '../api/limits.ts';
import { go } from '../app/router.ts';
import { ExpansionChoice } from '../games/expansion-choice.tsx';
import { more, t } from '../i18n/index.ts';
import { CheckBox, Field, FormEnd, RadioGroup, worded } from '../ui/form.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { numbersIn, textIn, textsIn, useForm } from '../ui/use-action.ts';
import { type Competition, competitionAddress } from './words.ts';

type NewCompetition = Schemas['NewCompetition'];

const KINDS = ['swiss', 'round-robin', 'elimination', 'league', 'ladder'] as const;
const CLOCKS = ['P1D', 'P3D', 'P1W'] as const;
const WINDOWS = ['P2W', 'P30D', 'P60D', 'P90D'] as const;
/** What a match is: its form, and of how many. */
const MATCHES = {
  'games-1': { form: 'games', bestOf: 1 },
  'games-3': { form: 'games', bestOf: 3 },
  'games-5': { form: 'games', bestOf: 5 },
  'mirrored-1': { form: 'mirrored', bestOf: 1 },
  'mirrored-3': { form: 'mirrored', bestOf: 3 },
} as const satisfies Record<string, Pick<NewCompetition, 'form' | 'bestOf'>>;
const fields = limits.NewCompetition;

/** What is chosen rather than written. */
interface Choices {
  readonly kind: Competition['kind'];
  readonly match: keyof typeof MATCHES;
  readonly clock: (typeof CLOCKS)[number];
  readonly window: (typeof WINDOWS)[number];
  readonly expansions: Expansion[];
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
  const { submit, ...state } = useForm(async (values) => {
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
        <Field {...fields.name} label={words.name} placeholder={words.nameExample} />
        <Kind choices={choices} change={change} />
        {fitsTeams(choices) && <Entrants choices={choices} change={change} />}
        <Numbers choices={choices} />
        <Terms choices={choices} change={change} />
        <details>
          <summary>{words.more}</summary>
          <Details choices={choices} change={change} />
        </details>
        <FormEnd {...state} label={words.create} />
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
      options={worded(KINDS, words.kinds, words.kindHints)}
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
        options={worded(['alone', 'inTeams'], words)}
        onChoose={(entrants) => change({ entrants })}
      />
      {choices.entrants === 'inTeams' && (
        <Field
          {...fields.teamSize}
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
        {...fields.capacity}
        label={isOfTeams(choices) ? words.capacityTeams : words.capacity}
        hint={words.capacityHint}
      />
      <Field name="startsAt" type="datetime-local" label={words.startsAt} hint={words.startsAtHint} />
      {(kind === 'swiss' || isLeague) && (
        <Field
          key={kind}
          {...fields.rounds}
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
  const matches = Object.entries(MATCHES).map(([value, { form, bestOf }]) => ({
    value: value as Choices['match'],
    label: form === 'mirrored' ? words.mirrored(bestOf) : words.bestOf(bestOf),
  }));
  return (
    <>
      <RadioGroup
        name="match"
        legend={words.form.match}
        compact
        value={choices.match}
        options={matches}
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
        options={worded(WINDOWS, words.form.windows)}
        onChoose={(window) => change({ window })}
      />
    </>
  );
}

function Details({ choices, change }: PartProps) {
  const { kind, expansions, sameBag } = choices;
  const maySameBag = fitsSameBag(choices);
  const words = more().competitions.form;
  return (
    <>
      <ExpansionChoice
        legend={words.expansions}
        chosen={expansions}
        onChoose={(next) => change({ expansions: next })}
        hasHints={false}
      />
      {kind === 'round-robin' && (
        <Field {...fields.poolSize} label={isOfTeams(choices) ? words.poolSizeTeams : words.poolSize} />
      )}
      {kind === 'league' && (
        <>
          <Field {...fields.divisionSize} label={words.divisionSize} />
          <Field {...fields.moving} label={words.moving} />
        </>
      )}
      {kind === 'ladder' && <Field {...fields.reach} label={words.reach} />}
      {maySameBag && (
        <CheckBox
          name="sameBag"
          checked={sameBag}
          onChange={() => change({ sameBag: !sameBag })}
          label={words.sameBag}
          hint={words.sameBagHint}
        />
      )}
      <Field {...fields.description} label={words.description} />
      <Field {...fields.label} label={words.label} />
    </>
  );
}

/** Whether everybody plays one game in a round, so that all tables can have the same tiles. */
const fitsSameBag = ({ kind, match }: Choices) =>
  kind !== 'league' && kind !== 'ladder' && match === 'games-1';

const fitsTeams = ({ kind }: Choices) => kind !== 'league' && kind !== 'ladder';
const isOfTeams = (choices: Choices) => fitsTeams(choices) && choices.entrants === 'inTeams';

const NUMBERS = ['capacity', 'teamSize', 'rounds', 'poolSize', 'divisionSize', 'moving', 'reach'] as const;

function requestFor(choices: Choices, values: FormData): NewCompetition {
  const { kind, match, clock, window, expansions } = choices;
  const startsAt = textIn(values, 'startsAt');
  return {
    kind,
    name: textIn(values, 'name').trim(),
    ...textsIn(values, ['description', 'label']),
    ...numbersIn(values, NUMBERS),
    sameBag: choices.sameBag && fitsSameBag(choices),
    ...(startsAt !== '' && { startsAt: new Date(startsAt).toISOString() }),
    ...MATCHES[match],
    clock: { perTurn: clock, onTimeout: 'forfeit', forfeitAfter: 2 },
    roundWindow: window,
    rules: { expansions },
  };
}
