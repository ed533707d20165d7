import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { type PolicyName, policyNames } from '../limits/policies.ts';
import { type AnchorPlaces, anchorPlacesFrom, anchorVariables } from './anchors.ts';
import { type DatabaseSettings, databaseSettingsFrom, databaseVariables } from './database.ts';
import { type DumpSettings, dumpSettingsFrom, dumpVariables } from './dumps.ts';
import {
  faultInInboundEmail,
  type InboundEmail,
  inboundEmailFrom,
  inboundEmailVariables,
} from './inbound-email.ts';
import { type RobotSettings, robotSettingsFrom, robotVariables } from './robots.ts';
import { type TraceSettings, traceSettingsFrom, traceVariables } from './tracing.ts';
import { address, proxiesIn, text, whole, yesOrNo } from './types.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** All variables that the service reads (.env.example lists the same), with descriptions of their values. */
export const variables = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'])
    .default('development')
    .describe('development, production or test'),
  HOST: text().default('127.0.0.1').describe('an address to listen on, such as 127.0.0.1 or 0.0.0.0'),
  PORT: whole(0, 65535).default(3000).describe('a whole number from 0 to 65535 (0 = any free port)'),
  PUBLIC_URL: address('http:', 'https:')
    .optional()
    .describe('the address that players see, such as https://carcassonne.example'),
  ...databaseVariables,
  DATA_DIR: text().default('./data').describe('a folder; it is created when missing'),
  JWT_SECRET: text(32).optional().describe('at least 32 unguessable characters'),
  JWT_SECRETS_PREVIOUS: text()
    .transform((list) => list.split(',').map((secret) => secret.trim()))
    .refine((secrets) => secrets.every((secret) => secret.length >= 32))
    .default([])
    .describe('earlier values of JWT_SECRET that are still accepted, separated by commas'),
  ACCESS_TOKEN_MINUTES: whole(1, 1440).default(15).describe('a whole number from 1 to 1440'),
  REFRESH_TOKEN_DAYS: whole(1, 3650).default(60).describe('a whole number from 1 to 3650'),
  GUEST_DAYS: whole(0, 365).default(14).describe('a whole number from 0 to 365 (0 = guest play is disabled)'),
  RATE_LIMIT_PER_MINUTE: whole(0, 1_000_000)
    .default(600)
    .describe('a whole number from 0 to 1000000 (0 = no limit)'),
  LIMITS: text()
    .transform((list) => list.split(',').map((item) => item.trim().split('=')))
    .pipe(z.array(z.tuple([z.enum(policyNames), whole(1, 1_000_000)])))
    .transform((sizes): LimitSizes => Object.fromEntries(sizes))
    .default({})
    .describe(
      `limits in place of the usual ones, such as registrations-daily=200,messages-hourly=500; their names are ${policyNames.join(', ')}`,
    ),
  TRUST_PROXY: text()
    .transform(proxiesIn)
    .refine((proxies) => proxies !== undefined)
    .default(false)
    .describe(
      'the number of reverse proxies in front of the service, such as 1, or their addresses and ranges, such as ' +
        '10.0.0.0/8,::1, or false; true would let callers choose their address themselves',
    ),
  METRICS_PORT: whole(1, 65535)
    .optional()
    .describe('a separate port for /metrics, a whole number from 1 to 65535'),
  METRICS_HOST: text().default('127.0.0.1').describe('an address on which METRICS_PORT listens'),
  METRICS_TOKEN: text(16).optional().describe('at least 16 unguessable characters'),
  WORKERS: z
    .union([yesOrNo, z.literal('only')])
    .default(true)
    .describe(
      'true (this process also sends notifications and keeps the clocks), false, or only (it does nothing else)',
    ),
  OUTBOX_DAYS: whole(2, 3650).default(7).describe('a whole number from 2 to 3650'),
  DELIVERY_DAYS: whole(1, 3650).default(30).describe('a whole number from 1 to 3650'),
  SMTP_URL: address('smtp:', 'smtps:')
    .optional()
    .describe('an email server such as smtps://user:password@mail.example:465'),
  MAIL_FROM: text()
    .regex(/[^\s@]@[^\s@]+$/)
    .optional()
    .describe('an address that emails come from, such as Carcassonne <games@carcassonne.example>'),
  ...inboundEmailVariables,
  WEBHOOK_ALLOWED_RANGES: text()
    .transform((list) => list.split(',').map((range) => range.trim()))
    .refine((ranges) => ranges.every((range) => ipaddr.isValidCIDR(range)))
    .default([])
    .describe(
      'ranges of addresses that are not public and yet may get webhooks and push notifications, such as 10.1.0.0/16,::1/128',
    ),
  PUSH_PRIVATE_KEY: text()
    .refine((key) => Buffer.from(key, 'base64url').length === 32)
    .optional()
    .describe('a private key of P-256 (VAPID): 32 bytes in base64url'),
  ...anchorVariables,
  ...dumpVariables,
  ...traceVariables,
  ...robotVariables,
  SECURITY_CONTACT: address('mailto:', 'https:')
    .optional()
    .describe('where to report vulnerabilities, such as mailto:security@carcassonne.example'),
  CORS_ORIGINS: text()
    .default('*')
    .describe('allowed origins separated by commas, or * for all; /mcp takes only those that are named'),
  LOG_LEVEL: z
    .enum(logLevels)
    .default('info')
    .describe(`one of ${logLevels.join(', ')}`),
});

/** Overrides of policies' points. */
type LimitSizes = Readonly<Partial<Record<PolicyName, number>>>;

/** Settings as read from the environment. Undefined ones are completed when the process starts. */
export interface Settings extends DatabaseSettings {
  readonly environment: 'development' | 'production' | 'test';
  readonly host: string;
  /** 0 means any free port. */
  readonly port: number;
  /** Without a trailing slash; undefined to build it from host and port. */
  readonly publicUrl: string | undefined;
  /** Absolute path. */
  readonly dataDir: string;
  /** Undefined to create it once and store it in `dataDir`. */
  readonly jwtSecret: string | undefined;
  /** Earlier secrets whose signatures are still valid. */
  readonly jwtSecretsPrevious: readonly string[];
  readonly accessTokenMinutes: number;
  readonly refreshTokenDays: number;
  /** Days after which an unused guest is deleted; 0 means no new guests. */
  readonly guestDays: number;
  /** Points per minute for a logged-in caller; an ordinary request costs one. 0 means unlimited. */
  readonly rateLimitPerMinute: number;
  readonly limits: LimitSizes;
  /** The number of proxies in front of the service, or their addresses and ranges (CIDR). */
  readonly trustProxy: false | number | readonly string[];
  /** Undefined to serve /metrics on the service's port. */
  readonly metricsPort: number | undefined;
  readonly metricsHost: string;
  /** The bearer token that /metrics requires. */
  readonly metricsToken: string | undefined;
  /** True if this process does background work such as notifications and clocks. */
  readonly workers: boolean | 'only';
  /** Days for which events, from which a live stream can resume, and delivered notifications are kept. */
  readonly outboxDays: number;
  /** Days for which a failed delivery is kept. */
  readonly deliveryDays: number;
  /** Undefined to write emails to `dataDir`/outbox. */
  readonly smtpUrl: string | undefined;
  /** Undefined to build it from the public address. */
  readonly mailFrom: string | undefined;
  /** Undefined to receive no emails. */
  readonly inboundEmail: InboundEmail | undefined;
  /** Non-public CIDR ranges that webhooks and push notifications may reach. */
  readonly webhookAllowedRanges: readonly string[];
  /** In base64url; undefined to create it once and store it in the database. */
  readonly pushPrivateKey: string | undefined;
  readonly anchors: AnchorPlaces;
  readonly dumps: DumpSettings;
  readonly robots: RobotSettings;
  /** Undefined for no traces. */
  readonly traces: TraceSettings | undefined;
  /** Undefined for `security@` the host of the public address. */
  readonly securityContact: string | undefined;
  /** Origins of pages that may call the service, `*` for all; `/mcp` only accepts explicit ones. */
  readonly corsOrigins: readonly string[];
  readonly logLevel: (typeof logLevels)[number];
}

/** Settings of a running service. */
export type Config = Settings & { readonly jwtSecret: string; readonly publicUrl: string };

/** Thrown for an invalid environment; the message has a line for each wrong variable. */
class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the process's environment merged over that of `file`, if it exists. The only reader of both. */
export function environment(file = '.env'): Environment {
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return { ...fromFile, ...process.env };
}

/** Sets a variable that a native library reads on loading, unless it is set. Only works on the main thread. */
export function setForLibrary(name: string, value: string): void {
  process.env[name] ??= value;
}

/** Parses an environment. Throws a ConfigError that lists each wrong variable and its accepted values. */
export function readSettings(env: Environment): Settings {
  // An empty variable counts as unset, because compose files and shells omit variables that way.
  const given = Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== '');
  const parsed = variables.safeParse(Object.fromEntries(given));
  if (!parsed.success) throw new ConfigError(messagesFor(parsed.error));
  return Object.freeze(settingsFrom(parsed.data));
}

function messagesFor(error: z.ZodError): string {
  const names = [...new Set(error.issues.map((issue) => issue.path[0]))];
  const described = variables.shape as Record<string, z.ZodType>;
  return names.map((name) => `${String(name)} must be ${described[String(name)]?.description}.`).join('\n');
}

type Variables = z.infer<typeof variables>;

/** Returns the reasons why these variables are unsuitable for production, in sentences. */
function faultsInProduction(read: Variables): string[] {
  const { JWT_SECRET, PUBLIC_URL, SMTP_URL } = variables.shape;
  const isHttps = read.PUBLIC_URL?.startsWith('https:');
  return [
    // Several services can share that database, and each would create a different secret.
    ...(read.DATABASE_URL && !read.JWT_SECRET
      ? [`JWT_SECRET must be set beside DATABASE_URL in production: ${JWT_SECRET.description}.`]
      : []),
    // Otherwise passwords and tokens cross the network unencrypted, and links in emails don't work.
    ...(isHttps ? [] : [`PUBLIC_URL must be set to https://… in production: ${PUBLIC_URL.description}.`]),
    // Without it, players could not confirm an address or reset a password.
    ...(read.SMTP_URL ? [] : [`SMTP_URL must be set in production: ${SMTP_URL.description}.`]),
  ];
}

function settingsFrom(read: Variables): Settings {
  const faults = read.NODE_ENV === 'production' ? faultsInProduction(read) : [];
  if (faults.length > 0) throw new ConfigError(faults.join('\n'));
  const anchors = anchorPlacesFrom(read);
  if (anchors === undefined)
    throw new ConfigError('ANCHOR_WEBHOOK and ANCHOR_WEBHOOK_SECRET must be set together.');
  const inboundFault = faultInInboundEmail(read);
  if (inboundFault !== undefined) throw new ConfigError(inboundFault);
  const origins = read.CORS_ORIGINS.split(',').map((origin) => origin.trim());
  return {
    environment: read.NODE_ENV,
    host: read.HOST,
    port: read.PORT,
    publicUrl: read.PUBLIC_URL?.replace(/(?<!\/)\/+$/, ''),
    ...databaseSettingsFrom(read),
    dataDir: resolve(read.DATA_DIR),
    jwtSecret: read.JWT_SECRET,
    jwtSecretsPrevious: read.JWT_SECRETS_PREVIOUS,
    accessTokenMinutes: read.ACCESS_TOKEN_MINUTES,
    refreshTokenDays: read.REFRESH_TOKEN_DAYS,
    guestDays: read.GUEST_DAYS,
    rateLimitPerMinute: read.RATE_LIMIT_PER_MINUTE,
    limits: read.LIMITS,
    trustProxy: read.TRUST_PROXY ?? false,
    metricsPort: read.METRICS_PORT,
    metricsHost: read.METRICS_HOST,
    metricsToken: read.METRICS_TOKEN,
    workers: read.WORKERS,
    outboxDays: read.OUTBOX_DAYS,
    deliveryDays: read.DELIVERY_DAYS,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    inboundEmail: inboundEmailFrom(read),
    webhookAllowedRanges: read.WEBHOOK_ALLOWED_RANGES,
    pushPrivateKey: read.PUSH_PRIVATE_KEY,
    anchors,
    dumps: dumpSettingsFrom(read),
    traces: traceSettingsFrom(read),
    robots: robotSettingsFrom(read),
    securityContact: read.SECURITY_CONTACT,
    corsOrigins: origins.filter((origin) => origin !== ''),
    logLevel: read.LOG_LEVEL,
  };
}
