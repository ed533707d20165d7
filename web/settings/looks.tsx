import { APPEARANCES, chooseAppearance, useAppearance } from '../app/appearance.ts';
import { saveLanguage } from '../app/footer.tsx';
import { LANGUAGES, language, t } from '../i18n/index.ts';
import { SoundChoice } from '../sounds/sound-choice.tsx';
import { RadioGroup } from '../ui/form.tsx';

/** Language, colours and sounds of the page. */
export function Looks() {
  const words = t().settings;
  const look = useAppearance();
  return (
    <section class="card">
      <h2>{words.appearance}</h2>
      <RadioGroup
        name="language"
        legend={words.language}
        compact
        value={language()}
        options={LANGUAGES.map(({ id, name }) => ({ value: id, label: name }))}
        onChoose={saveLanguage}
      />
      <RadioGroup
        name="appearance"
        legend={words.appearance}
        compact
        value={look}
        options={APPEARANCES.map((value) => ({ value, label: words[value] }))}
        onChoose={chooseAppearance}
      />
      <SoundChoice />
    </section>
  );
}
