import type { Schemas } from '#client';
import { api, bodyOf, type Expansion, newKey } from '../api/client.ts';
import { limits } from '../api/limits.ts';
import { go } from '../app/router.ts';
import { ExpansionChoice } from '../games/expansion-choice.tsx';
import { more, t } from '../i18n/index.ts';
import { CheckBox, Field, FormEnd, RadioGroup, worded } from '../ui/form.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { numbersIn, textIn, textsIn, useForm } from '../ui/use-action.ts';
import { type Chosen, useChoices } from '../ui/use-choices.ts';
import { formats } from './formats.ts';
import { type Competition, competitionAddress } from './words.ts';

type NewCompetition = Schemas['NewCompetition'];

const KINDS = Object.keys(formats) as Competition['kind'][];
const CLOCKS = ['P1D', 'P3D', 'P1W'] as const;
const WINDOWS = ['P2W', 'P30D', 'P60D', 'P90D'] as const;
/** The choices for a match: its form and length. */
const MATCHES = {
  'games-1': { form: 'games', bestOf: 1 },
  'games-3': { form: 'games', bestOf: 3 },
  'games-5': { form: 'games', bestOf: 5 },
  'mirrored-1': { form: 'mirrored', bestOf: 1 },
  'mirrored-3': { form: 'mirrored', bestOf: 3 },
} as const satisfies Record<string, Pick<NewCompetition, 'form' | 'bestOf'>>;
const fields = limits.NewCompetition;

/** The fields with a choice of values. */
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

/** The form for a new tournament or league. All other settings have suitable defaults. */
export function NewCompetitionPage({ query }: { query: URLSearchParams }) {
  const words = more().competitions.form;
  const club = query.get('club') ?? undefined;
  const chosen = useChoices(DEFAULTS);
  const { choices, group } = chosen;
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
        <RadioGroup
          {...group('kind')}
          legend={words.kind}
          options={worded(KINDS, more().competitions.kinds, more().competitions.kindHints)}
        />
        {fitsTeams(choices) && <Entrants {...chosen} />}
        <Numbers choices={choices} />
        <Terms {...chosen} />
        <details>
          <summary>{words.more}</summary>
          <Details {...chosen} />
        </details>
        <FormEnd {...state} label={words.create} />
      </form>
    </div>
  );
}

/** Chooses between individual entrants and teams, and the size of teams. */
function Entrants({ choices, group }: Chosen<Choices>) {
  const words = more().competitions.form;
  return (
    <>
      <RadioGroup
        {...group('entrants')}
        legend={words.entrants}
        compact
        options={worded(['alone', 'inTeams'], words)}
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

/** The numbers of entrants and rounds. */
function Numbers({ choices }: Pick<Chosen<Choices>, 'choices'>) {
  const { kind } = choices;
  const words = more().competitions.form;
  const rounds = formats[kind].roundsField?.();
  return (
    <>
      <Field
        {...fields.capacity}
        label={isOfTeams(choices) ? words.capacityTeams : words.capacity}
        hint={words.capacityHint}
      />
      <Field name="startsAt" type="datetime-local" label={words.startsAt} hint={words.startsAtHint} />
      {rounds !== undefined && <Field key={kind} {...fields.rounds} {...rounds} />}
    </>
  );
}

function Terms({ group }: Chosen<Choices>) {
  const words = more().competitions;
  const matches = Object.entries(MATCHES).map(([value, { form, bestOf }]) => ({
    value: value as Choices['match'],
    label: form === 'mirrored' ? words.mirrored(bestOf) : words.bestOf(bestOf),
  }));
  return (
    <>
      <RadioGroup {...group('match')} legend={words.form.match} compact options={matches} />
      <RadioGroup
        {...group('clock')}
        legend={words.form.clock}
        compact
        options={CLOCKS.map((value) => ({ value, label: t().games.clocks[value] ?? value }))}
      />
      <RadioGroup
        {...group('window')}
        legend={words.form.window}
        compact
        options={worded(WINDOWS, words.form.windows)}
      />
    </>
  );
}

function Details({ choices, group, box }: Chosen<Choices>) {
  const { kind, expansions } = choices;
  const maySameBag = fitsSameBag(choices);
  const words = more().competitions.form;
  const labels = isOfTeams(choices) ? { ...words, groupSize: words.poolSizeTeams } : words;
  return (
    <>
      <ExpansionChoice
        legend={words.expansions}
        chosen={expansions}
        onChoose={group('expansions').onChoose}
        hasHints={false}
      />
      {formats[kind].numbers.map((name) => (
        <Field key={name} {...fields[name]} label={labels[name]} />
      ))}
      {maySameBag && <CheckBox {...box('sameBag')} label={words.sameBag} hint={words.sameBagHint} />}
      <Field {...fields.description} label={words.description} />
      <Field {...fields.label} label={words.label} />
    </>
  );
}

/** Whether each entrant plays one game a round, so that all tables can have the same tiles. */
const fitsSameBag = ({ kind, match }: Choices) => !formats[kind].isLasting && match === 'games-1';

const fitsTeams = ({ kind }: Choices) => !formats[kind].isLasting;
const isOfTeams = (choices: Choices) => fitsTeams(choices) && choices.entrants === 'inTeams';

const NUMBERS = [
  'capacity',
  'teamSize',
  'rounds',
  'groupSize',
  'divisionSize',
  'promotedCount',
  'challengeRange',
] as const;

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
