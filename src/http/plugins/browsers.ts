import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import { type FastifyInstance, fastify } from 'fastify';
import type { Config } from '../../config.ts';

/** Features of browsers that nothing of this service uses. */
const permissions = ['accelerometer', 'camera', 'geolocation', 'gyroscope', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Header fields of answers that pages of other origins may read. */
const exposedHeaders = [
  'ETag',
  'Location',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'Idempotent-Replayed',
  'X-Request-Id',
];
const daySeconds = 86_400;

/** Tells browsers how careful to be. Answers of the API load nothing; what is a page says what it loads. */
export async function protectBrowsers(app: FastifyInstance, config: Config): Promise<void> {
  const fields = { ...(await helmetFields(config)), 'permissions-policy': permissions };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(fields);
    done();
  });
  await app.register(cors, {
    origin: config.corsOrigins === '*' ? '*' : [...config.corsOrigins],
    strictPreflight: false,
    exposedHeaders,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    maxAge: daySeconds,
  });
}

/**
 * Returns the header fields of helmet. They are the same for every answer, and to have it work them out for each takes
 * longer than to route the request.
 */
async function helmetFields({ publicUrl }: Config): Promise<Record<string, string>> {
  const app = fastify();
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: publicUrl.startsWith('https:'),
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  });
  const fields: Record<string, string> = {};
  app.get('/', async (_request, reply) => {
    for (const [name, value] of Object.entries(reply.raw.getHeaders())) fields[name] = String(value);
  });
  await app.inject('/');
  await app.close();
  return fields;
}
