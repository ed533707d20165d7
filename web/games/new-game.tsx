import { useState } from 'preact/hooks';
import { api, bodyOf, newKey, type RulesCatalogue } from '../api/client.ts';
import { limits } from '../api/limits.ts';
import type { Session } from '../api/session.ts';
import { go } from '../app/router.ts';
import { useCatalogue } from '../board/catalogue.ts';
import { more, t } from '../i18n/index.ts';
import { CheckBox, Field, FormEnd, RadioGroup, worded } from '../ui/form.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { percentText } from '../ui/percent.ts';
import { textIn, useForm } from '../ui/use-action.ts';
import { ExpansionChoice } from './expansion-choice.tsx';
import {
  DEFAULTS,
  maxSeats,
  type NewTable,
  RELIABILITIES,
  ROBOT_CHOICES,
  requestFor,
  templateOf,
} from './new-table.ts';
import { RuleOptions } from './rule-options.tsx';

/** The form for a new table, with the choices that the service offers. */
export function NewGame({ session }: { session: Session }) {
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

/** The settings that each part of the form shows and changes. */
interface PartProps {
  readonly catalogue: RulesCatalogue;
  readonly table: NewTable;
  readonly change: (part: Partial<NewTable>) => void;
}

function NewTableForm({ catalogue, isGuest }: { catalogue: RulesCatalogue; isGuest: boolean }) {
  const words = more().newGame;
  const [table, setTable] = useState(DEFAULTS);
  const change = (part: Partial<NewTable>) => setTable((before) => ({ ...before, ...part }));
  const { submit, ...state } = useForm(async (values) => {
    const body = requestFor(table, catalogue, textIn(values, 'name'), textIn(values, 'invite'));
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
  const part: PartProps = { catalogue, table, change };
  return (
    <form class="card wide" onSubmit={submit}>
      {!isGuest && <Field {...limits.NewGame.name} label={words.name} placeholder={words.nameExample} />}
      <Seats {...part} />
      <ExpansionChoice
        legend={words.expansions}
        chosen={table.expansions}
        onChoose={(expansions) => change({ expansions })}
        hint={words.sixNeeds}
      />
      <RuleOptions {...part} />
      <Aids {...part} />
      <Rated {...part} />
      <Robots {...part} />
      <WhoMayJoin {...part} />
      <Reliability {...part} />
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
      {!isGuest && table.visibility === 'public' && (
        <CheckBox name="keep" label={more().pools.keep} hint={more().pools.keepHint} />
      )}
      {clubInAddress() !== null && <p>{more().clubs.forClub(clubInAddress() ?? '')}</p>}
      <FormEnd {...state} label={words.create} />
    </form>
  );
}

function Seats({ catalogue, table, change }: PartProps) {
  const most = maxSeats(catalogue, table.expansions);
  const { least } = catalogue.seatCount;
  const counts = Array.from({ length: most - least + 1 }, (_, index) => String(least + index));
  return (
    <RadioGroup
      name="seats"
      legend={more().newGame.seats}
      compact
      value={String(Math.min(table.seatCount, most))}
      options={counts.map((value) => ({ value, label: value }))}
      onChoose={(value) => change({ seatCount: Number(value) })}
    />
  );
}

function Aids({ table: { aids }, change }: PartProps) {
  const words = more().newGame;
  return (
    <fieldset class="choice">
      <legend>{words.aids}</legend>
      <CheckBox
        name="aids"
        checked={aids}
        onChange={() => change({ aids: !aids })}
        label={words.withAids}
        hint={words.aidsHint}
      />
    </fieldset>
  );
}

function Rated({ table: { rated }, change }: PartProps) {
  const words = more().ratings;
  return (
    <fieldset class="choice">
      <legend>{words.rating}</legend>
      <CheckBox
        name="rated"
        checked={rated}
        onChange={() => change({ rated: !rated })}
        label={words.rated}
        hint={words.ratedHint}
      />
    </fieldset>
  );
}

function Robots({ table, change }: PartProps) {
  const words = more().newGame;
  return (
    <RadioGroup
      name="robots"
      legend={words.robots}
      compact
      value={table.robots}
      options={worded(ROBOT_CHOICES, words.robotChoices)}
      onChoose={(robots) => change({ robots })}
    />
  );
}

function WhoMayJoin({ table, change }: PartProps) {
  const words = more().newGame;
  return (
    <>
      <RadioGroup
        name="visibility"
        legend={words.visibility}
        value={table.visibility}
        options={limits.NewGame.visibility.values.map((value) => ({
          value,
          label: words[value],
          hint: words[`${value}Hint`],
        }))}
        onChoose={(visibility) => change({ visibility })}
      />
      <RadioGroup
        name="seating"
        legend={words.seating}
        compact
        value={table.seating}
        options={worded(['drawn', 'as-taken'], words.seatings)}
        onChoose={(seating) => change({ seating })}
      />
    </>
  );
}

function Reliability({ table: { minReliability }, change }: PartProps) {
  const words = more().ratings.reliability;
  return (
    <RadioGroup
      name="minReliability"
      legend={words.legend}
      compact
      hint={words.hint}
      value={String(minReliability)}
      options={RELIABILITIES.map((value) => ({
        value: String(value),
        label: value === 0 ? words.anybody : words.least(percentText(value)),
      }))}
      onChoose={(value) => change({ minReliability: Number(value) })}
    />
  );
}

function TimeLimit({ table, change }: PartProps) {
  const words = more().newGame;
  return (
    <>
      <RadioGroup
        name="clock"
        legend={words.clock}
        compact
        value={table.clock}
        options={Object.entries(t().games.clocks).map(([value, label]) => ({ value, label }))}
        onChoose={(clock) => change({ clock })}
      />
      {table.clock !== 'none' && (
        <RadioGroup
          name="on-timeout"
          legend={words.onTimeout}
          compact
          value={table.onTimeout}
          options={worded(['skip', 'forfeit', 'robot'], words)}
          onChoose={(onTimeout) => change({ onTimeout })}
        />
      )}
    </>
  );
}

/** Returns the handle of the club to whose members the table is to be open; null: to none. */
const clubInAddress = (): string | null => new URLSearchParams(location.search).get('club');

/** Whom the link that led here invites. */
const invited = (): string => new URLSearchParams(location.search).get('invite') ?? '';
