import { useEffect } from 'preact/hooks';
import type { RulesTexts } from '../i18n/en/rules.ts';
import { t } from '../i18n/index.ts';
import { Symbols } from '../ui/art.tsx';
import { FormError } from '../ui/form.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { BASE_CHAPTERS, CHAPTERS, type ChapterId, MORE_CHAPTERS, type PictureId } from './chapters.ts';
import { RulePictureView } from './rule-picture.tsx';
import { useRulesTexts } from './rules-texts.ts';

const BASE = Object.keys(BASE_CHAPTERS) as ChapterId[];
const MORE = Object.keys(MORE_CHAPTERS) as ChapterId[];

/** The rules for people: chapters with pictures; the numbered rules are behind "exact wording". */
export function RulesPage() {
  const { texts, error } = useRulesTexts();
  useEffect(() => {
    if (texts !== undefined) showPlace(location.hash);
  }, [texts]);
  if (texts === undefined)
    return error === undefined ? <p class="quiet">{t().loading}</p> : <FormError error={error} />;
  return (
    <div class="rules-page">
      <PageTitle>{texts.title}</PageTitle>
      <p class="lead">{texts.lead}</p>
      <nav class="rule-contents" aria-label={texts.contents}>
        <Contents texts={texts} ids={BASE} title={texts.base} />
        <Contents texts={texts} ids={MORE} title={texts.more} />
      </nav>
      <section>
        <h2>{texts.base}</h2>
        {BASE.map((id) => (
          <ChapterView key={id} id={id} texts={texts} />
        ))}
        <Points texts={texts} />
      </section>
      <section>
        <h2>{texts.more}</h2>
        {MORE.map((id) => (
          <ChapterView key={id} id={id} texts={texts} />
        ))}
      </section>
      <p class="quiet">
        {texts.exactHint} <a href="/rules/exact">{texts.allExact}</a>
      </p>
      <Symbols />
    </div>
  );
}

/** Scrolls to the chapter of an address. Numbered rules, which older links point to, are on the page of the exact wording. */
function showPlace(hash: string): void {
  if (/^#R-/.test(hash)) location.replace(`/rules/exact${hash}`);
  else if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
}

interface ContentsProps {
  readonly texts: RulesTexts;
  readonly ids: readonly ChapterId[];
  readonly title: string;
}

function Contents({ texts, ids, title }: ContentsProps) {
  return (
    <div>
      <strong>{title}</strong>
      <ul>
        {ids.map((id) => (
          <li key={id}>
            <a href={`#${id}`}>{texts.chapters[id].title}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function ChapterView({ id, texts }: { readonly id: ChapterId; readonly texts: RulesTexts }) {
  const { title, text } = texts.chapters[id];
  const { pictures = {}, exact, lesson } = CHAPTERS[id];
  return (
    <article class="card rule-chapter" id={id}>
      <h3>{title}</h3>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {Object.entries(pictures).map(([name, picture]) => (
        <RulePictureView key={name} picture={picture} caption={texts.pictures[name as PictureId]} />
      ))}
      <p class="rule-links">
        {lesson !== undefined && (
          <a href={`/learn/${lesson}`} aria-label={`${texts.practise}: ${title}`}>
            {texts.practise}
          </a>
        )}
        <a href={`/rules/exact#${exact}`} aria-label={`${texts.exact}: ${title}`}>
          {texts.exact}
        </a>
      </p>
    </article>
  );
}

/** Table of all points. */
function Points({ texts: { pointsTable } }: { readonly texts: RulesTexts }) {
  return (
    <div class="card rule-points wide-table">
      <table>
        <caption>{pointsTable.title}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{pointsTable.complete}</th>
            <th scope="col">{pointsTable.end}</th>
          </tr>
        </thead>
        <tbody>
          {pointsTable.rows.map(([what, ...worth]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              {worth.map((each, index) => (
                <td key={index}>{each}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
