import type { Schemas } from '#client';
import { api, bodyOf } from '../api/client.ts';
import { more } from '../i18n/index.ts';
import { Button, FormError } from '../ui/form.tsx';
import { textIn, useAction, useForm } from '../ui/use-action.ts';
import { useResource } from '../ui/use-resource.ts';

type Pool = Schemas['Pool'];
type PoolWait = Schemas['PoolWait'];

const seats = [2, 3, 4] as const;
const presets = ['base', 'river', 'large'] as const;
const paces = ['day', 'three-days', 'week'] as const;

/** Lets the player join matchmaking pools, and lists those they wait in. */
export function Pools({ playerId }: { playerId: string }) {
  const words = more().pools;
  const waits = useResource(() => bodyOf(api.GET('/v1/me/pools')), [playerId]);
  const { submit, error, isBusy } = useForm(async (values) => {
    await bodyOf(api.POST('/v1/me/pools', { body: poolIn(values) }));
    waits.reload();
  });
  return (
    <section class="card pools">
      <h3>{words.title}</h3>
      <p class="quiet">{words.text}</p>
      <Waits waits={waits.value?.items ?? []} onChange={waits.reload} />
      <form onSubmit={submit}>
        <Choice name="seats" label={words.seats} values={seats} text={(value) => String(value)} />
        <Choice
          name="pace"
          label={words.pace}
          values={paces}
          text={(value) => words.paces[value]}
          usual="three-days"
        />
        <Choice name="preset" label={words.preset} values={presets} text={(value) => words.presets[value]} />
        <label class="suiting">
          <input type="checkbox" name="rated" checked />
          {words.rated}
        </label>
        <FormError error={error} />
        <button type="submit" class="main" disabled={isBusy === true}>
          {words.wait}
        </button>
      </form>
    </section>
  );
}

/** Returns the pool chosen in a form. */
function poolIn(values: FormData): Pool {
  const chosen = <Value extends string | number>(name: string, all: readonly Value[]): Value =>
    all.find((value) => String(value) === textIn(values, name)) ?? (all[0] as Value);
  return {
    seats: chosen('seats', seats),
    preset: chosen('preset', presets),
    pace: chosen('pace', paces),
    rated: values.has('rated'),
  };
}

interface ChoiceProps<Value extends string | number> {
  readonly name: string;
  readonly label: string;
  readonly values: readonly Value[];
  readonly usual?: Value;
  text(value: Value): string;
}

function Choice<Value extends string | number>({ name, label, values, usual, text }: ChoiceProps<Value>) {
  return (
    <span class="small-choice">
      <label for={`pool-${name}`}>{label}</label>
      <select id={`pool-${name}`} name={name}>
        {values.map((value) => (
          <option key={value} value={value} selected={value === usual}>
            {text(value)}
          </option>
        ))}
      </select>
    </span>
  );
}

function Waits({ waits, onChange }: { waits: readonly PoolWait[]; onChange: () => void }) {
  const words = more().pools;
  const leave = useAction(async (id: string) => {
    await bodyOf(api.DELETE('/v1/me/pools/{id}', { params: { path: { id } } }));
    onChange();
  });
  return (
    <>
      <ul class="plain-list">
        {waits.map(({ id, ...pool }) => (
          <li key={id} class="copy-line">
            <span class="grow">{`${words.waiting} ${describe(pool)}`}</span>
            <Button label={words.leave} onClick={() => leave.run(id)} />
          </li>
        ))}
      </ul>
      <FormError error={leave.error} />
    </>
  );
}

function describe({ seats: count, preset, pace, rated }: Omit<PoolWait, 'id'>): string {
  const words = more().pools;
  const parts = [words.players(count), words.presets[preset], words.paces[pace]];
  return [...parts, ...(rated ? [words.rated] : [])].join(' · ');
}
