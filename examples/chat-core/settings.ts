/** The settings of the game service and of the bot's own address. */
export interface BotSettings {
  readonly serviceUrl: string;
  /** An API token with `players:act-for` and `webhooks`. */
  readonly token: string;
  /** The bot's own webhook address as the service sees it. */
  readonly webhookUrl: string;
  /** The address the bot listens on for webhooks. */
  readonly listen: { readonly host: string; readonly port: number };
  /** The file of the bot's memory. */
  readonly memoryFile: string;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings every bot needs.
 * @throws Error that names the missing or invalid variable
 */
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

/** Reads a boolean variable. */
export function readBoolean(env: Environment, name: string, fallback: boolean): boolean {
  const value = env[name] ?? String(fallback);
  if (value !== 'true' && value !== 'false') throw new Error(`${name} must be true or false.`);
  return value === 'true';
}

/** Reads an integer variable. */
export function readInteger(env: Environment, name: string, fallback: number): number {
  const value = env[name] ?? String(fallback);
  if (!/^\d{1,6}$/.test(value)) throw new Error(`${name} must be a whole number.`);
  return Number(value);
}
