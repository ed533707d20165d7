import { more } from '../i18n/index.ts';

/** Patterns of browsers, with their names. The first match wins, because most browsers also claim to be others. */
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

/** Returns the browser and operating system of a `User-Agent`, if they are known. */
function namesIn(userAgent: string): { browser: string | undefined; system: string | undefined } {
  return { browser: nameIn(BROWSERS, userAgent), system: nameIn(SYSTEMS, userAgent) };
}

/** Returns a display name for a device from its `User-Agent`: “Firefox on Android”. */
export function deviceName(userAgent: string | null): string {
  const words = more().security.sessions;
  const { browser, system } = namesIn(userAgent ?? '');
  if (browser !== undefined && system !== undefined) return words.on(browser, system);
  return browser ?? system ?? userAgent?.slice(0, 60) ?? words.unknown;
}
