const names: Readonly<Record<string, string>> = {
  irc: 'IRC',
  discord: 'Discord',
  telegram: 'Telegram',
  matrix: 'Matrix',
  slack: 'Slack',
};

/** A chat as people write its name. */
export const providerName = (provider: string): string => names[provider] ?? provider;
