import { THEMES } from '../../../../render/index.ts';

const { light, dark } = THEMES;
const quiet = `font-size:13px;line-height:1.5;color:${light.inkSoft}`;

/** The styles of an email, in the colours of the page. They are inlined, because mail programs support that best. */
export const styles = {
  body: `margin:0;padding:16px 8px;background:${light.page};color:${light.ink};font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif`,
  card: `max-width:600px;margin:0 auto;padding:20px 16px;background:${light.panel};border:1px solid ${light.panelLine};border-radius:12px`,
  mark: `font-size:13px;font-weight:normal;color:${light.inkSoft}`,
  headline: "margin:0 0 12px;font:600 21px/1.3 'Iowan Old Style','Palatino Linotype',Palatino,Georgia,serif",
  title: "margin:0 0 4px;font:600 16px/1.3 'Iowan Old Style','Palatino Linotype',Palatino,Georgia,serif",
  line: 'margin:0 0 6px;white-space:pre-line',
  list: 'margin:12px 0;padding-left:20px',
  drawn: 'margin:0 0 8px;font:13px/1.2 monospace;overflow-x:auto',
  block: 'margin:16px 0',
  link: `color:${light.accent}`,
  quietLink: `color:${light.inkSoft};text-decoration:underline`,
  button:
    `display:inline-block;padding:13px 30px;border-radius:10px;background:${light.accent};color:${light.accentInk};` +
    'text-decoration:none;font-weight:bold',
  otherButton:
    `display:inline-block;padding:12px 29px;border-radius:10px;border:1px solid ${light.accent};color:${light.accent};` +
    'text-decoration:none;font-weight:bold',
  aside: `margin:-4px 0 16px;${quiet}`,
  picture: 'width:100%;max-width:600px;height:auto;border-radius:10px;display:block',
  answer: `margin:16px 0;padding:12px 14px;border-radius:10px;background:${light.page};font-size:14px`,
  option: 'display:inline-block;white-space:nowrap;margin-right:14px',
  table: 'border-collapse:collapse;max-width:100%;font-size:14px',
  head: 'padding:4px 0 4px 14px;text-align:right;vertical-align:bottom;overflow-wrap:anywhere',
  cell: 'padding:4px 0 4px 14px;text-align:right',
  name: 'padding:4px 0;text-align:left;font-weight:normal',
  footer: `max-width:600px;margin:16px auto 0;padding:0 16px;${quiet}`,
} as const;

/** Colours for mail programs in dark mode; programs that invert colours themselves ignore them. */
export const darkStyle = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){',
  `.page{background:${dark.page}!important;color:${dark.ink}!important}`,
  `.card{background:${dark.panel}!important;border-color:${dark.panelLine}!important}`,
  `.answer{background:${dark.page}!important}.quiet{color:${dark.inkSoft}!important}`,
  `.link{color:${dark.accent}!important}`,
  `.other-button{border-color:${dark.accent}!important;color:${dark.accent}!important}`,
  `.button{background:${dark.accent}!important;color:${dark.accentInk}!important}}`,
].join('');
