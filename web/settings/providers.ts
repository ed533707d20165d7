const NAMES: Readonly<Record<string, string>> = {
  irc: 'IRC',
  discord: 'Discord',
  telegram: 'Telegram',
  matrix: 'Matrix',
  slack: 'Slack',
};

/** Returns the name of a chat as people write it. */
export const providerName = (provider: string): string => NAMES[provider] ?? provider;
