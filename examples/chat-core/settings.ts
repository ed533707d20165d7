/** The settings for the game service, and for how it reaches the bot. */
export interface BotSettings {
  readonly serviceUrl: string;
  /** An API token with `players:act-for` and `webhooks`. */
  readonly token: string;
  /** Where the service sends webhooks: the bot's own address as the service sees it. */
  readonly webhookUrl: string;
  /** Where the bot listens for them. */
  readonly listen: { readonly host: string; readonly port: number };
  /** The file of the bot's memory. */
  readonly memoryFile: string;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads what every bot needs. Throws an Error that names the variable that is missing or wrong. */
export function readBotSettings(env: Environment, provider: string): BotSettings {
  const port = readInteger(env, 'BOT_PORT', 8080);
  return {
    serviceUrl: (env['CARCASSONNE_URL'] ?? 'http://localhost:3000').replace(/\/+$/, ''),
    token: readRequired(env, 'CARCASSONNE_TOKEN'),
    webhookUrl: env['BOT_WEBHOOK_URL'] ?? `http://127.0.0.1:${port}/`,
    listen: { host: env['BOT_HOST'] ?? '127.0.0.1', port },
    memoryFile: env['BOT_MEMORY'] ?? `./${provider}-bot.json`,
  };
}

/** Reads a variable that must be set. */
export function readRequired(env: Environment, name: string): string {
  const value = env[name];
  if (value === undefined || value.trim() === '') throw new Error(`${name} is not set; see README.md.`);
  return value;
}

/** Reads a variable that is true or false. */
export function readBoolean(env: Environment, name: string, fallback: boolean): boolean {
  const value = env[name] ?? String(fallback);
  if (value !== 'true' && value !== 'false') throw new Error(`${name} must be true or false.`);
  return value === 'true';
}

/** Reads a variable that is a whole number. */
export function readInteger(env: Environment, name: string, fallback: number): number {
  const value = env[name] ?? String(fallback);
  if (!/^\d{1,6}$/.test(value)) throw new Error(`${name} must be a whole number.`);
  return Number(value);
}
