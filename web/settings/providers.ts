const NAMES: Readonly<Record<string, string>> = {
  irc: 'IRC',
  discord: 'Discord',
  telegram: 'Telegram',
  matrix: 'Matrix',
  slack: 'Slack',
};

/** Returns the display name of a chat. */
export const providerName = (provider: string): string => NAMES[provider] ?? provider;
