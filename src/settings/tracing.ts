import { z } from 'zod';
import { address, text } from './types.ts';

/** The settings for traces: their receiver and share. */
export interface TraceSettings {
  /** Address of an OTLP collector, without a trailing slash. */
  readonly endpoint: string;
  readonly serviceName: string;
  /** Share of traced requests, 0 to 1. */
  readonly share: number;
}

/** The environment variables for traces. */
export const traceVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: address('http:', 'https:')
    .optional()
    .describe('a collector of traces that speaks OTLP over HTTP, such as http://localhost:4318'),
  OTEL_SERVICE_NAME: text().default('carcassonne-by-mail').describe('the name of the service in traces'),
  OTEL_TRACES_SAMPLER_ARG: z
    .stringFormat('share', /^(0(\.\d{1,6})?|1(\.0{1,6})?)$/)
    .transform(Number)
    .default(1)
    .describe('the share of requests that are traced, from 0 to 1; those that a caller traces always are'),
};

const variables = z.object(traceVariables);

/** Returns the settings for traces; undefined for none. */
export function traceSettingsFrom(read: z.infer<typeof variables>): TraceSettings | undefined {
  const endpoint = read.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/(?<!\/)\/+$/, '');
  if (endpoint === undefined) return undefined;
  return { endpoint, serviceName: read.OTEL_SERVICE_NAME, share: read.OTEL_TRACES_SAMPLER_ARG };
}
