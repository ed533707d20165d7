/**
 * The colours of a theme: pictures and the page share them.
 * Plain hex values, so that every renderer of SVG understands them.
 */
export interface Palette {
  /** The device colour scheme that the theme suits. */
  readonly scheme: 'light' | 'dark';
  /** The background of the page. */
  readonly page: string;
  readonly panel: string;
  readonly panelLine: string;
  readonly ink: string;
  readonly inkSoft: string;
  /** For highlights: the turn, legal places. */
  readonly accent: string;
  readonly accentInk: string;
  readonly accentSoft: string;
  readonly shadow: string;
  readonly meadow: string;
  readonly meadowLight: string;
  readonly meadowDark: string;
  readonly furrow: string;
  readonly tileLine: string;
  readonly tree: string;
  readonly treeLight: string;
  readonly trunk: string;
  readonly flower: string;
  readonly road: string;
  readonly roadDone: string;
  readonly roadRim: string;
  readonly rut: string;
  readonly cobble: string;
  readonly water: string;
  readonly waterEdge: string;
  readonly waterLight: string;
  readonly bank: string;
  readonly cityGround: string;
  readonly cityGroundDone: string;
  readonly townGround: string;
  readonly wall: string;
  readonly wallTop: string;
  readonly wallDark: string;
  readonly outline: string;
  readonly opening: string;
  readonly facade: string;
  readonly facadeShade: string;
  readonly roofs: readonly [string, string, string];
  readonly roofShades: readonly [string, string, string];
  readonly holyRoof: string;
  readonly holyRoofShade: string;
  readonly slate: string;
  readonly slateShade: string;
  readonly stone: string;
  readonly gold: string;
  readonly wine: string;
  readonly cloth: string;
  readonly heraldry: string;
  readonly badge: string;
  /** Between the frame around the last tile and its surroundings. */
  readonly frameRim: string;
}

const light: Palette = {
  scheme: 'light',
  page: '#f6f1e4',
  panel: '#fffdf6',
  panelLine: '#ddd2b8',
  ink: '#2b2621',
  inkSoft: '#6f6557',
  accent: '#b3421b',
  accentInk: '#ffffff',
  accentSoft: '#fff3d6',
  shadow: '#3a2f1c',
  meadow: '#a3c468',
  meadowLight: '#b4d27c',
  meadowDark: '#8fb356',
  furrow: '#86a84e',
  tileLine: '#5f7f36',
  tree: '#5a8a3c',
  treeLight: '#76a650',
  trunk: '#7a5636',
  flower: '#fff6d8',
  road: '#f5e9c8',
  roadDone: '#fff8e2',
  roadRim: '#8d7447',
  rut: '#d9c596',
  cobble: '#d8c8a4',
  water: '#5ba7d4',
  waterEdge: '#dff2fa',
  waterLight: '#93cbe8',
  bank: '#7c9a52',
  cityGround: '#d9b384',
  cityGroundDone: '#eccb92',
  townGround: '#dcbfa0',
  wall: '#b9aa95',
  wallTop: '#ded3c1',
  wallDark: '#7b6c5a',
  outline: '#4c4034',
  opening: '#3b2e24',
  facade: '#f7ead0',
  facadeShade: '#dcc7a2',
  roofs: ['#c4623a', '#b04a35', '#d58448'],
  roofShades: ['#9d4929', '#8b3627', '#b26832'],
  holyRoof: '#c8322b',
  holyRoofShade: '#98211d',
  slate: '#5d7590',
  slateShade: '#445a73',
  stone: '#efe9dc',
  gold: '#f2b632',
  wine: '#8f2f5b',
  cloth: '#3f6fb5',
  heraldry: '#2456a8',
  badge: '#fffaf0',
  frameRim: '#fffdf6',
};

const dark: Palette = {
  ...light,
  scheme: 'dark',
  page: '#191b1f',
  panel: '#24272d',
  panelLine: '#3c4149',
  ink: '#f1ece0',
  inkSoft: '#aba595',
  accent: '#ffb454',
  accentInk: '#241703',
  accentSoft: '#3a2f1d',
  shadow: '#000000',
  meadow: '#55743c',
  meadowLight: '#617f45',
  meadowDark: '#4a6735',
  furrow: '#44602f',
  tileLine: '#2f4520',
  tree: '#35562a',
  treeLight: '#466b36',
  trunk: '#4d3825',
  flower: '#d9d2b4',
  road: '#cfc2a0',
  roadDone: '#e6dab9',
  roadRim: '#4d3f26',
  rut: '#a99a75',
  cobble: '#a99a7b',
  water: '#35739c',
  waterEdge: '#a8cfe2',
  waterLight: '#5797bd',
  bank: '#3f5a2d',
  cityGround: '#96754f',
  cityGroundDone: '#b08d5e',
  townGround: '#9d8164',
  wall: '#90836f',
  wallTop: '#b5a993',
  wallDark: '#51463a',
  outline: '#231c15',
  opening: '#1c1510',
  facade: '#d8cab0',
  facadeShade: '#ab9a7b',
  roofs: ['#a9522f', '#963d2c', '#b66f3c'],
  roofShades: ['#7f3b21', '#702b1f', '#8f5529'],
  holyRoof: '#b52d27',
  holyRoofShade: '#831d19',
  slate: '#52687f',
  slateShade: '#394b5f',
  stone: '#d3ccbd',
  badge: '#ece4d3',
  frameRim: '#ffffff',
};

/** The palettes by the names of their themes: a new theme is an entry here. */
const PALETTES = { light, dark } satisfies Record<string, Palette>;

export type ThemeName = keyof typeof PALETTES;

/** A palette with its name. */
export interface Theme extends Palette {
  readonly name: ThemeName;
}

/** The names of all themes; the first one is the default. */
export const THEME_NAMES = Object.keys(PALETTES) as [ThemeName, ...ThemeName[]];

/** All themes, by name. */
export const THEMES = Object.fromEntries(
  THEME_NAMES.map((name) => [name, { name, ...PALETTES[name] }]),
) as Readonly<Record<ThemeName, Theme>>;

/** Whether a text names a theme. */
export const isThemeName = (text: string | null): text is ThemeName =>
  THEME_NAMES.some((name) => name === text);

/** Returns the first theme that suits a device's colour scheme. */
export const themeFor = (scheme: Palette['scheme']): Theme =>
  Object.values(THEMES).find((theme) => theme.scheme === scheme) ?? THEMES[THEME_NAMES[0]];
