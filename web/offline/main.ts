import 'theme.css';
import '../styles/base.css';
import './offline.css';
import { isLanguage, type Language } from '../../src/texts/language-list.ts';
import { offline as german } from '../i18n/de/offline.ts';
import { offline as english, type OfflineTexts } from '../i18n/en/offline.ts';
import { offline as italian } from '../i18n/it/offline.ts';
import { type KeptBoard, keptBoards } from './boards.ts';

const TEXTS: Readonly<Record<Language, OfflineTexts>> = { en: english, it: italian, de: german };
const LOOK_MS = 5_000;

const tags = [localStorage.getItem('carcassonne.language') ?? '', ...navigator.languages];
const language = tags.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
const locale = navigator.languages.find((tag) => tag.startsWith(language)) ?? language;
const texts = TEXTS[language];

const theme = localStorage.getItem('carcassonne.appearance');
if (theme !== null && theme !== 'auto') document.documentElement.dataset['theme'] = theme;
document.documentElement.lang = language;
document.title = texts.title;
const page = document.getElementById('page');
if (page !== null) page.append(...introduction(), ...pictures(await keptBoards()));
addEventListener('online', resume);
setInterval(resume, LOOK_MS);

/** Loads the requested page once the service is reachable. */
async function resume(): Promise<void> {
  const answer = await fetch('/healthz').catch(() => undefined);
  if (answer?.ok) location.reload();
}

function introduction(): HTMLElement[] {
  const again = element('button', texts.again);
  again.className = 'main';
  again.addEventListener('click', () => location.reload());
  return [element('h1', texts.title), element('p', texts.text), again];
}

/** The board of the address, or else the last one seen, and links to the others. */
function pictures(boards: readonly KeptBoard[]): HTMLElement[] {
  const wanted = boards.find(({ id }) => location.pathname === `/games/${id}`) ?? boards[0];
  if (wanted === undefined) return [element('p', texts.none)];
  const others = boards.filter((board) => board !== wanted);
  return [figureOf(wanted), ...(others.length === 0 ? [] : [element('h2', texts.others), listOf(others)])];
}

function figureOf({ name, svg, seenAt }: KeptBoard): HTMLElement {
  const figure = document.createElement('figure');
  const image = document.createElement('img');
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  image.alt = texts.boardAlt(name);
  const shape = { dateStyle: 'full', timeStyle: 'short' } as const;
  const time = new Intl.DateTimeFormat(locale, shape).format(seenAt);
  figure.append(image, element('figcaption', texts.seen(name, time)));
  return figure;
}

function listOf(boards: readonly KeptBoard[]): HTMLElement {
  const list = document.createElement('ul');
  for (const { id, name } of boards) {
    const link = document.createElement('a');
    link.href = `/games/${id}`;
    link.textContent = name;
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
  }
  return list;
}

function element(name: 'h1' | 'h2' | 'p' | 'button' | 'figcaption', text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
