import { more } from '../i18n/index.ts';

/** Signs of programs, and their names; the first that fits holds, as most claim to be others too. */
const BROWSERS = [
  [/Edg\w*\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;
const SYSTEMS = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
] as const;

type Names = readonly (readonly [RegExp, string])[];

const nameIn = (names: Names, text: string) => names.find(([sign]) => sign.test(text))?.[1];

/** Returns the names of the browser and the system in a `User-Agent`, if they are known. */
function namesIn(userAgent: string): { browser: string | undefined; system: string | undefined } {
  return { browser: nameIn(BROWSERS, userAgent), system: nameIn(SYSTEMS, userAgent) };
}

/** Returns what to call a device by the `User-Agent` that it sent: “Firefox on Android”. */
export function deviceName(userAgent: string | null): string {
  const words = more().security.sessions;
  const { browser, system } = namesIn(userAgent ?? '');
  if (browser !== undefined && system !== undefined) return words.on(browser, system);
  return browser ?? system ?? userAgent?.slice(0, 60) ?? words.unknown;
}
