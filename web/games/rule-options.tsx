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
        {catalogue.options.map((option) => (
          <RuleOption
            key={option.name}
            option={option}
            chosen={chosenValue(option.name, table, catalogue)}
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

function chosenValue(name: string, { options, edition }: NewTable, { editions }: RulesCatalogue) {
  const preset: Readonly<Record<string, OptionValue>> = editions[edition] ?? {};
  return options[name] ?? preset[name];
}

interface RuleOptionProps {
  readonly option: RulesCatalogue['options'][number];
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
