import { useState } from 'preact/hooks';
import { api, bodyOf, type NewGame as NewGameRequest, newKey, type RulesCatalogue } from '../api/client.ts';
import { useCatalogue } from '../board/tiles.ts';
import { Choice, Field, FormError } from '../form.tsx';
import { t } from '../i18n/index.ts';
import { go } from '../router.ts';

type OptionValue = string | number;

interface Wish {
  readonly seatCount: number;
  readonly visibility: 'public' | 'unlisted' | 'private';
  readonly expansions: readonly string[];
  readonly edition: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seating: 'as-taken' | 'drawn';
  readonly clock: string;
  readonly onTimeout: 'skip' | 'forfeit';
}

const usual: Wish = {
  seatCount: 2,
  visibility: 'unlisted',
  expansions: [],
  edition: 'third',
  options: {},
  seating: 'drawn',
  clock: 'none',
  onTimeout: 'skip',
};

/** The form for a new table; what can be chosen is what the service says. */
export function NewGame() {
  const catalogue = useCatalogue();
  return (
    <div class="new-game">
      <h1>{t().newGame.title}</h1>
      {catalogue === undefined ? <p class="quiet">{t().loading}</p> : <WishForm catalogue={catalogue} />}
    </div>
  );
}

function WishForm({ catalogue }: { catalogue: RulesCatalogue }) {
  const words = t().newGame;
  const [wish, setWish] = useState(usual);
  const [error, setError] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const change = (part: Partial<Wish>) => setWish((before) => ({ ...before, ...part }));
  const most = mostSeats(catalogue, wish.expansions);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    setBusy(true);
    setError(undefined);
    try {
      const body = bodyFor(
        { ...wish, seatCount: Math.min(wish.seatCount, most) },
        String(form.get('name') ?? ''),
        String(form.get('invite') ?? ''),
      );
      const { id } = await bodyOf(api.POST('/v1/games', { body, params: { header: newKey() } }));
      go(`/games/${id}`);
    } catch (problem) {
      setError(problem);
      setBusy(false);
    }
  };
  return (
    <form class="card wide" onSubmit={submit}>
      <Field name="name" label={words.name} placeholder={words.nameExample} maxLength={80} />
      <Choice
        name="seats"
        legend={words.seats}
        compact
        value={String(Math.min(wish.seatCount, most))}
        options={range(catalogue.seatCount.least, most).map((count) => ({
          value: String(count),
          label: String(count),
        }))}
        onChoose={(value) => change({ seatCount: Number(value) })}
      />
      <Expansions
        catalogue={catalogue}
        chosen={wish.expansions}
        onChoose={(expansions) => change({ expansions })}
      />
      <RuleOptions catalogue={catalogue} wish={wish} change={change} />
      <Choice
        name="visibility"
        legend={words.visibility}
        value={wish.visibility}
        options={(['public', 'unlisted', 'private'] as const).map((value) => ({
          value,
          label: words[value],
          hint: words[`${value}Hint`],
        }))}
        onChoose={(value) => change({ visibility: value as Wish['visibility'] })}
      />
      <Choice
        name="seating"
        legend={words.seating}
        compact
        value={wish.seating}
        options={(['drawn', 'as-taken'] as const).map((value) => ({ value, label: words.seatings[value] }))}
        onChoose={(value) => change({ seating: value as Wish['seating'] })}
      />
      <Field name="invite" label={words.invite} hint={words.inviteHint} autocomplete="off" />
      <Choice
        name="clock"
        legend={words.clock}
        compact
        value={wish.clock}
        options={Object.entries(words.clocks).map(([value, label]) => ({ value, label }))}
        onChoose={(clock) => change({ clock })}
      />
      {wish.clock !== 'none' && (
        <Choice
          name="on-timeout"
          legend={words.onTimeout}
          compact
          value={wish.onTimeout}
          options={(['skip', 'forfeit'] as const).map((value) => ({ value, label: words[value] }))}
          onChoose={(value) => change({ onTimeout: value as Wish['onTimeout'] })}
        />
      )}
      <FormError error={error} />
      <button type="submit" class="main" disabled={isBusy}>
        {words.create}
      </button>
    </form>
  );
}

interface ExpansionsProps {
  readonly catalogue: RulesCatalogue;
  readonly chosen: readonly string[];
  readonly onChoose: (ids: string[]) => void;
}

function Expansions({ catalogue, chosen, onChoose }: ExpansionsProps) {
  const words = t();
  return (
    <fieldset class="choice">
      <legend>{words.newGame.expansions}</legend>
      <div class="choices">
        {catalogue.expansions.map(({ id }) => {
          const [name, about] = words.expansions[id] ?? [id, ''];
          const isChosen = chosen.includes(id);
          return (
            <label key={id} class="option">
              <input
                type="checkbox"
                name={id}
                checked={isChosen}
                onChange={() => onChoose(isChosen ? chosen.filter((one) => one !== id) : [...chosen, id])}
              />
              <span>
                {name}
                <small class="hint">{about}</small>
              </span>
            </label>
          );
        })}
      </div>
      <small class="hint">{words.newGame.sixNeeds}</small>
    </fieldset>
  );
}

interface RuleOptionsProps {
  readonly catalogue: RulesCatalogue;
  readonly wish: Wish;
  readonly change: (part: Partial<Wish>) => void;
}

/** A preset, and every single option below it. */
function RuleOptions({ catalogue, wish, change }: RuleOptionsProps) {
  const words = t();
  const preset = (catalogue.editions[wish.edition] ?? {}) as Readonly<Record<string, OptionValue>>;
  return (
    <>
      <Choice
        name="edition"
        legend={words.newGame.preset}
        compact
        value={wish.edition}
        options={Object.keys(catalogue.editions).map((value) => ({
          value,
          label: words.newGame.presets[value] ?? value,
        }))}
        onChoose={(edition) => change({ edition, options: {} })}
      />
      <details>
        <summary>{words.newGame.fine}</summary>
        {catalogue.options.map(({ name, values, description }) => (
          <Choice
            key={name}
            name={name}
            legend={words.options[name] ?? description}
            value={String(wish.options[name] ?? preset[name])}
            options={values.map((value) => ({
              value: String(value),
              label: words.optionValues[`${name}.${value}`] ?? String(value),
            }))}
            onChoose={(text) => {
              const value = values.find((one) => String(one) === text);
              if (value !== undefined) change({ options: { ...wish.options, [name]: value } });
            }}
          />
        ))}
      </details>
    </>
  );
}

function bodyFor(wish: Wish, name: string, invite: string): NewGameRequest {
  const { seatCount, visibility, seating, clock, onTimeout, edition, expansions, options } = wish;
  const body = {
    ...(name.trim() !== '' && { name: name.trim() }),
    seatCount,
    visibility,
    seating,
    invite: invite.split(/[\s,;]+/).filter((guest) => guest !== ''),
    rules: { edition, expansions, ...options },
    ...(clock !== 'none' && { clock: { perTurn: clock, onTimeout } }),
  };
  // Names of editions, expansions and options come from the service itself.
  return body as NewGameRequest;
}

function mostSeats({ seatCount, expansions }: RulesCatalogue, chosen: readonly string[]): number {
  const brings = expansions.some(({ id, seatsSix }) => seatsSix && chosen.includes(id));
  return brings ? seatCount.mostWithSixth : seatCount.most;
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
