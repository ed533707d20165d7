import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { api } from '../api/client.ts';
import { currentSession } from '../api/session.ts';
import { chooseLanguage, isLanguage, LANGUAGES, language, t } from '../i18n/index.ts';
import { APPEARANCES, chooseAppearance, isAppearance, useAppearance } from './appearance.ts';

/** The footer of every page except tables: links and, unless the page has them itself, the choice of language and colours. */
export function Footer({ hasChoices }: { readonly hasChoices: boolean }) {
  const words = t().site.footer;
  return (
    <footer class="foot">
      <nav aria-label={words.label}>
        <a href="/learn">{words.learn}</a>
        <a href="/rules">{words.rules}</a>
        <a href="/docs">{words.api}</a>
      </nav>
      {hasChoices && (
        <div class="choices-of-device">
          <LanguageChoice />
          <AppearanceChoice />
        </div>
      )}
    </footer>
  );
}

function LanguageChoice() {
  return (
    <Choice label={t().settings.language} value={language()} onChoose={saveLanguage}>
      {LANGUAGES.map(({ id, name }) => (
        <option key={id} value={id} lang={id}>
          {name}
        </option>
      ))}
    </Choice>
  );
}

function AppearanceChoice() {
  const words = t().settings;
  const look = useAppearance();
  const choose = (value: string) => isAppearance(value) && chooseAppearance(value);
  return (
    <Choice label={words.appearance} value={look} onChoose={choose}>
      {APPEARANCES.map((value) => (
        <option key={value} value={value}>
          {words[value]}
        </option>
      ))}
    </Choice>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly children: ComponentChildren;
}

function Choice({ label, value, onChoose, children }: ChoiceProps) {
  const id = useId();
  return (
    <span class="small-choice">
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        {children}
      </select>
    </span>
  );
}

/** Switches the page to a language and saves it in the account, because emails use it as well. */
export function saveLanguage(chosen: string): void {
  if (!isLanguage(chosen)) return;
  // If it cannot be loaded or saved the page stays usable as it is.
  chooseLanguage(chosen).catch(() => undefined);
  if (currentSession() !== undefined)
    api.PATCH('/v1/me', { body: { locale: chosen } }).catch(() => undefined);
}
