import { hash } from 'node:crypto';
import { THEMES } from '../../../render/index.ts';
import { colours } from '../layout.ts';

/** The colour scheme of an embedded page: the reader's preference, or the surrounding site's. */
export type EmbedTheme = 'auto' | 'light' | 'dark';

const schemes: Readonly<Record<EmbedTheme, string>> = {
  auto: `${colours(THEMES.light)}@media(prefers-color-scheme:dark){${colours(THEMES.dark)}}`,
  light: colours(THEMES.light),
  dark: colours(THEMES.dark),
};

/** The picture fills the rest of the frame, so that the buttons don't move between moves. */
const rules = [
  '*{box-sizing:border-box}',
  'html,body{height:100%}',
  'body{margin:0;background:var(--page);color:var(--ink);font:15px/1.4 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}',
  'main{min-height:100%;display:flex;flex-direction:column;gap:8px;padding:10px 12px}',
  'header{display:flex;gap:4px 12px;align-items:baseline;justify-content:space-between;flex-wrap:wrap}',
  'h1{font:600 1.1rem/1.25 "Iowan Old Style","Palatino Linotype",Palatino,Georgia,serif;margin:0;overflow-wrap:anywhere}',
  'a{color:var(--accent)}header a{display:inline-flex;align-items:center;min-height:24px}',
  ':focus-visible{outline:3px solid var(--accent);outline-offset:2px}',
  'figure{margin:0;flex:1 1 auto;min-height:200px;display:flex;flex-direction:column;gap:6px}',
  '.stage{flex:1 1 0;min-height:180px;position:relative}',
  '.stage img{position:absolute;inset:0;width:100%;height:100%;object-fit:contain}',
  'figcaption{min-height:2.8em;overflow-wrap:anywhere}figcaption b{font-weight:600}',
  '.controls{display:flex;align-items:center;justify-content:center;gap:4px;flex-wrap:wrap}.controls[hidden]{display:none}',
  'button{width:44px;height:44px;padding:0;border:0;border-radius:10px;background:none;color:var(--ink);cursor:pointer}',
  'button:hover:not([aria-disabled=true]){background:var(--hover)}button[aria-disabled=true]{color:var(--soft);opacity:.55;cursor:default}',
  'button svg{width:22px;height:22px;fill:currentColor;display:block;margin:auto}',
  '.play{background:var(--accent);color:var(--accent-ink)}button.play:hover:not([aria-disabled=true]){background:var(--accent);filter:brightness(1.08)}',
  '.play .pause,.playing .play .go{display:none}.playing .play .pause{display:block}',
  'input{flex:1 1 140px;min-width:120px;height:44px;margin:0 6px;accent-color:var(--accent)}',
  'output{min-width:5.5em;text-align:end;color:var(--soft);font-variant-numeric:tabular-nums}',
  'summary{cursor:pointer;min-height:32px;display:list-item;align-content:center;color:var(--soft)}',
  'details[open]{max-height:60vh;overflow:auto}ol{margin:4px 0;padding-inline-start:3em}li[aria-current]{background:var(--hover)}',
].join('');

/** Returns the style of a page in a theme, and the policy source that allows it. */
export function styleFor(theme: EmbedTheme): { readonly style: string; readonly source: string } {
  const style = schemes[theme] + rules;
  return { style, source: `'sha256-${hash('sha256', style, 'base64')}'` };
}
