import { api, bodyOf, newKey, type RulesCatalogue } from '../api/client.ts';
import { limits } from '../api/limits.ts';
import type { PlayerViewProps } from '../app/router.ts';
import { go } from '../app/router.ts';
import { useCatalogue } from '../board/catalogue.ts';
import { more, t } from '../i18n/index.ts';
import { CheckBox, CheckBoxes, Field, FormEnd, RadioGroup, worded } from '../ui/form.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { percentText } from '../ui/percent.ts';
import { textIn, useForm } from '../ui/use-action.ts';
import { type Chosen, useChoices } from '../ui/use-choices.ts';
import { ExpansionChoice } from './expansion-choice.tsx';
import {
  maxSeats,
  type NewTable,
  RELIABILITIES,
  ROBOT_CHOICES,
  requestFor,
  templateOf,
  usualTable,
} from './new-table.ts';
import { RuleOptions } from './rule-options.tsx';

/** The form for a new table, with the choices that the service offers. */
export function NewGame({ session }: PlayerViewProps) {
  const catalogue = useCatalogue();
  return (
    <div class="new-game">
      <PageTitle>{more().newGame.title}</PageTitle>
      {catalogue === undefined ? (
        <p class="quiet">{t().loading}</p>
      ) : (
        <NewTableForm catalogue={catalogue} isGuest={session.isGuest === true} />
      )}
    </div>
  );
}

/** The values that each part of the form shows and changes. */
interface PartProps extends Chosen<NewTable> {
  readonly catalogue: RulesCatalogue;
}

function NewTableForm({ catalogue, isGuest }: { catalogue: RulesCatalogue; isGuest: boolean }) {
  const words = more().newGame;
  const chosen = useChoices(usualTable(t().tableOptions));
  const { choices, group } = chosen;
  const { submit, ...state } = useForm(async (values) => {
    const body = requestFor(choices, catalogue, textIn(values, 'name'), textIn(values, 'invite'));
    const params = { header: newKey() };
    const club = clubInAddress();
    if (values.has('keep')) {
      await bodyOf(api.POST('/v1/me/standing-tables', { body: { game: templateOf(body) }, params }));
      go('/');
      return;
    }
    const { id } = await bodyOf(
      api.POST('/v1/games', { body: { ...body, ...(club !== null && { club }) }, params }),
    );
    go(`/games/${id}`);
  });
  const part: PartProps = { catalogue, ...chosen };
  return (
    <form class="card wide" onSubmit={submit}>
      {!isGuest && <Field {...limits.NewGame.name} label={words.name} placeholder={words.nameExample} />}
      <Seats {...part} />
      <ExpansionChoice
        legend={words.expansions}
        chosen={choices.expansions}
        onChoose={group('expansions').onChoose}
        hint={words.sixNeeds}
      />
      <RuleOptions catalogue={catalogue} table={choices} change={chosen.change} />
      <Play {...part} />
      <WhoMayJoin {...part} />
      {!isGuest && (
        <Field
          name="invite"
          label={words.invite}
          hint={words.inviteHint}
          value={invited()}
          autocomplete="off"
        />
      )}
      <TimeLimit {...part} />
      {!isGuest && choices.visibility === 'public' && (
        <CheckBox name="keep" label={more().pools.keep} hint={more().pools.keepHint} />
      )}
      {clubInAddress() !== null && <p>{more().clubs.forClub(clubInAddress() ?? '')}</p>}
      <FormEnd {...state} label={words.create} />
    </form>
  );
}

function Seats({ catalogue, choices, group }: PartProps) {
  const most = maxSeats(catalogue, choices.expansions);
  const { min } = catalogue.seatCount;
  const counts = Array.from({ length: most - min + 1 }, (_, index) => min + index);
  return (
    <RadioGroup
      {...group('seatCount')}
      legend={more().newGame.seats}
      compact
      value={Math.min(choices.seatCount, most)}
      options={counts.map((value) => ({ value, label: value }))}
    />
  );
}

/** Options that are on or off, and robots. */
function Play({ group, box }: PartProps) {
  const words = more().newGame;
  // Robots are excluded by the choice of robots.
  const { allowRobots: _, ...boxes } = t().tableOptions;
  return (
    <>
      <CheckBoxes legend={words.options}>
        {Object.entries(boxes).map(([name, { label, hint }]) => (
          <CheckBox key={name} {...box(name as keyof typeof boxes)} label={label} hint={hint} />
        ))}
      </CheckBoxes>
      <RadioGroup
        {...group('robots')}
        legend={words.robots}
        compact
        options={worded(ROBOT_CHOICES, words.robotChoices)}
      />
    </>
  );
}

function WhoMayJoin({ group }: PartProps) {
  const words = more().newGame;
  const { legend, hint, any, least } = more().ratings.reliability;
  return (
    <>
      <RadioGroup
        {...group('visibility')}
        legend={words.visibility}
        options={limits.NewGame.visibility.values.map((value) => ({
          value,
          label: words[value],
          hint: words[`${value}Hint`],
        }))}
      />
      <RadioGroup
        {...group('seating')}
        legend={words.seating}
        compact
        options={worded(['drawn', 'as-taken'], words.seatings)}
      />
      <RadioGroup
        {...group('minReliability')}
        legend={legend}
        compact
        hint={hint}
        options={RELIABILITIES.map((value) => ({
          value,
          label: value === 0 ? any : least(percentText(value)),
        }))}
      />
    </>
  );
}

function TimeLimit({ choices, group }: PartProps) {
  const words = more().newGame;
  return (
    <>
      <RadioGroup
        {...group('clock')}
        legend={words.clock}
        compact
        options={Object.entries(t().games.clocks).map(([value, label]) => ({ value, label }))}
      />
      {choices.clock !== 'none' && (
        <RadioGroup
          {...group('onTimeout')}
          legend={words.onTimeout}
          compact
          options={worded(['skip', 'forfeit', 'robot'], words)}
        />
      )}
    </>
  );
}

/** Returns the handle of the club whose members can join; null if the address names none. */
const clubInAddress = (): string | null => new URLSearchParams(location.search).get('club');

/** The players whom the link to this page invites. */
const invited = (): string => new URLSearchParams(location.search).get('invite') ?? '';
