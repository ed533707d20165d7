/** Time between two moves during playback, ms. */
const pace = 1400;

const find = <Kind extends Element>(selector: string): Kind => {
  const found = document.querySelector<Kind>(selector);
  if (found === null) throw new Error(`There is no ${selector}.`);
  return found;
};

const main = find<HTMLElement>('main');
const image = find<HTMLImageElement>('.stage img');
const caption = find<HTMLElement>('figcaption');
const group = find<HTMLElement>('.controls');
const play = find<HTMLButtonElement>('.play');
const slider = find<HTMLInputElement>('input');
const output = find<HTMLOutputElement>('output');
const moves = [...document.querySelectorAll('li')];
const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-go]')];
const names = JSON.parse(group.dataset['names'] ?? '[]') as string[];
const dark = matchMedia('(prefers-color-scheme: dark)');
const narrow = matchMedia('(max-width: 480px)');
const last = Number(slider.max);

/** The current move: shown, or to be shown once its picture is loaded. */
let now = slider.valueAsNumber;
let timer: number | undefined;

function addressOf(seq: number): string {
  const { theme, pictures = '' } = main.dataset;
  const colours = theme === 'auto' ? (dark.matches ? 'dark' : 'light') : theme;
  return `${pictures}${seq}/board.svg?theme=${colours}&language=${document.documentElement.lang}&size=${narrow.matches ? 360 : 480}`;
}

/** Loads a picture; the previous one stays visible until then. */
async function load(seq: number): Promise<string> {
  const picture = new Image();
  picture.src = addressOf(seq);
  await picture.decode();
  return picture.src;
}

/** Shows a move: its text immediately, then its picture. Returns whether the picture could be loaded. */
async function show(seq: number): Promise<boolean> {
  now = Math.max(0, Math.min(last, seq));
  const wanted = now;
  const name = names[wanted] ?? '';
  slider.value = String(wanted);
  slider.setAttribute('aria-valuetext', name);
  output.textContent = `${wanted} / ${last}`;
  caption.textContent = moves[wanted]?.textContent ?? '';
  for (const [at, move] of moves.entries())
    if (at === wanted) move.setAttribute('aria-current', 'true');
    else move.removeAttribute('aria-current');
  for (const button of buttons) {
    const isBack = button.dataset['go'] === 'first' || button.dataset['go'] === 'previous';
    button.setAttribute('aria-disabled', String(isBack ? wanted === 0 : wanted === last));
  }
  try {
    const address = await load(wanted);
    if (wanted !== now) return true;
    for (const source of document.querySelectorAll('.stage source')) source.remove();
    image.src = address;
    image.alt = name;
    return true;
  } catch {
    if (wanted === now) caption.textContent = main.dataset['failed'] ?? '';
    return false;
  }
}

const isPlaying = () => timer !== undefined;

function pause(): void {
  clearTimeout(timer);
  timer = undefined;
  showPlaying();
}

/** Stops screen readers from reading out each move during playback. */
function showPlaying(): void {
  group.classList.toggle('playing', isPlaying());
  caption.setAttribute('aria-live', isPlaying() ? 'off' : 'polite');
  play.setAttribute('aria-label', play.dataset[isPlaying() ? 'pause' : 'play'] ?? '');
}

/** Plays the moves one after another until the last. */
function playOn(): void {
  timer = window.setTimeout(async () => {
    const isShown = await show(now + 1);
    if (!isPlaying()) return;
    if (!isShown || now === last) pause();
    else playOn();
  }, pace);
  showPlaying();
}

const places: Readonly<Record<string, () => number>> = {
  first: () => 0,
  previous: () => now - 1,
  next: () => now + 1,
  latest: () => last,
};

for (const button of buttons)
  button.addEventListener('click', () => {
    pause();
    if (button.getAttribute('aria-disabled') !== 'true')
      void show(places[button.dataset['go'] ?? '']?.() ?? now);
  });
slider.addEventListener('input', () => {
  pause();
  void show(slider.valueAsNumber);
});
play.addEventListener('click', () => {
  if (isPlaying()) return pause();
  if (now === last) void show(0);
  playOn();
});
for (const media of [dark, narrow]) media.addEventListener('change', () => void show(now));

group.hidden = false;
void show(now);
