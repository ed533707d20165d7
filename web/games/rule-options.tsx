import type { RulesCatalogue } from '../api/client.ts';
import { more } from '../i18n/index.ts';
import { RadioGroup } from '../ui/form.tsx';
import type { NewTable, OptionValue } from './new-table.ts';

interface RuleOptionsProps {
  readonly catalogue: RulesCatalogue;
  readonly table: NewTable;
  readonly change: (part: Partial<NewTable>) => void;
}

/** Chooses an edition, and below it single options. */
export function RuleOptions({ catalogue, table, change }: RuleOptionsProps) {
  const words = more().newGame;
  return (
    <>
      <RadioGroup
        name="edition"
        legend={words.preset}
        compact
        value={table.edition}
        options={distinctEditions(catalogue).map((value) => ({
          value,
          label: words.presets[value] ?? value,
        }))}
        onChoose={(edition) => change({ edition, options: {} })}
      />
      <details>
        <summary>{words.fine}</summary>
        {optionsFor(catalogue, table).map(({ preset, ...option }) => (
          <RuleOption
            key={option.name}
            option={option}
            chosen={table.options[option.name] ?? preset}
            onChoose={(value) => change({ options: { ...table.options, [option.name]: value } })}
          />
        ))}
      </details>
    </>
  );
}

/** Lists the editions without those that are only another name for the same options. */
function distinctEditions({ editions }: RulesCatalogue): string[] {
  const options = Object.values(editions).map((edition) => JSON.stringify(edition));
  return Object.keys(editions).filter((_, index) => options.indexOf(options[index] ?? '') === index);
}

type Option = RulesCatalogue['options'][number];

/** Lists the options of a table, those of its expansions last, each with its value in the edition. */
function optionsFor(
  { options, editions, expansions }: RulesCatalogue,
  { edition, expansions: chosen }: NewTable,
): (Option & { readonly preset: OptionValue | undefined })[] {
  const presets: Readonly<Record<string, OptionValue>> = editions[edition] ?? {};
  const ofExpansions = expansions
    .filter(({ id }) => chosen.includes(id as NewTable['expansions'][number]))
    .flatMap((expansion) => expansion.options);
  return [
    ...options.map((option) => ({ ...option, preset: presets[option.name] })),
    ...ofExpansions.map((option) => ({ ...option, preset: option.editions[edition] ?? option.usual })),
  ];
}

interface RuleOptionProps {
  readonly option: Option;
  readonly chosen: OptionValue | undefined;
  readonly onChoose: (value: OptionValue) => void;
}

function RuleOption({ option: { name, values, description }, chosen, onChoose }: RuleOptionProps) {
  const words = more();
  return (
    <RadioGroup
      name={name}
      legend={words.options[name] ?? description}
      value={chosen}
      options={values.map((value) => ({
        value,
        label: words.optionValues[`${name}.${value}`] ?? String(value),
      }))}
      onChoose={onChoose}
    />
  );
}
