import { t } from '../i18n/index.ts';
import { namesIn } from './user-agent.ts';

/** Returns what to call a device by the `User-Agent` that it sent: “Firefox on Android”. */
export function deviceName(userAgent: string | null): string {
  const words = t().security.sessions;
  const { browser, system } = namesIn(userAgent ?? '');
  if (browser !== undefined && system !== undefined) return words.on(browser, system);
  return browser ?? system ?? userAgent?.slice(0, 60) ?? words.unknown;
}
