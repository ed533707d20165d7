import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../settings/config.ts';

/** Browser features that this service does not use. */
const permissions = ['accelerometer', 'camera', 'geolocation', 'gyroscope', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Response header fields that pages of other origins may read. */
const exposedHeaders = [
  'Allow',
  'Deprecation',
  'ETag',
  'Link',
  'Location',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'Idempotent-Replayed',
  'Sunset',
  'WWW-Authenticate',
  'X-Request-Id',
];
const daySeconds = 86_400;

/** Sends browsers' security headers. API responses may load nothing; pages set their own policy. */
export async function protectBrowsers(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: config.publicUrl.startsWith('https:'),
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('permissions-policy', permissions);
    done();
  });
  await app.register(cors, {
    origin: config.corsOrigins.includes('*') ? '*' : [...config.corsOrigins],
    strictPreflight: false,
    exposedHeaders,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    maxAge: daySeconds,
  });
}
