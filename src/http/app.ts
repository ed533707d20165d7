import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import { type FastifyInstance, fastify } from 'fastify';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import { describeApi } from './openapi/describe-api.ts';
import { linkRoutes } from './pages/link-pages.ts';
import { authenticateCallers } from './plugins/auth.ts';
import { refuseConnection } from './plugins/connection.ts';
import { answerProblems, sendError } from './plugins/errors.ts';
import { answerHealth } from './plugins/health.ts';
import { keepAnswers } from './plugins/idempotency.ts';
import { readJsonBodies } from './plugins/json-body.ts';
import { bodyLimit, limitRequests } from './plugins/limits.ts';
import { answerMetrics } from './plugins/metrics.ts';
import { answerUnknownRoutes } from './plugins/not-found.ts';
import { servePage } from './plugins/web.ts';
import { requestLog } from './request-log.ts';
import { accountRoutes } from './routes/accounts.ts';
import { pictureRoutes } from './routes/board-pictures.ts';
import { claimRoutes } from './routes/claims.ts';
import { commandRoutes } from './routes/commands.ts';
import { addressRoutes } from './routes/email-verification.ts';
import { eventRoutes } from './routes/events.ts';
import { externalPlayerRoutes } from './routes/external-players.ts';
import { gameRoutes, seatRoutes } from './routes/games.ts';
import { auditRoutes } from './routes/log-checks.ts';
import { meRoutes, tokenRoutes } from './routes/me.ts';
import { talkRoutes } from './routes/messages.ts';
import { logRoutes, moveRoutes } from './routes/moves.ts';
import { problemRoutes } from './routes/problems.ts';
import { recordRoutes } from './routes/records.ts';
import { rulesRoutes } from './routes/rules.ts';
import { cardRoutes } from './routes/turn-card.ts';
import { webhookRoutes } from './routes/webhooks.ts';
import { checkAnswers, writeAnswers } from './serialization.ts';
import { compileValidator } from './validation.ts';

/** Answers of more bytes are compressed for callers who take that; an answer to a move is smaller. */
const compressedFrom = 8192;

/** Characters of a parameter of a path: an external id, or a claim. */
const longestParameter = 500;

/** The whole service over HTTP, without listening. Close it to let go of what it holds (not of `deps`). */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const app = bareApp(deps);
  readJsonBodies(app);
  answerProblems(app);
  answerUnknownRoutes(app);
  await protectBrowsers(app, deps.config);
  authenticateCallers(app, deps);
  await limitRequests(app, deps.config);
  keepAnswers(app, deps);
  // After what keeps answers as they are. Bodies of requests are not unpacked: they must come as they are.
  await app.register(compress, { threshold: compressedFrom, globalDecompression: false });
  await describeApi(app);
  answerHealth(app, deps);
  answerMetrics(app);
  problemRoutes(app);
  accountRoutes(app, deps);
  meRoutes(app, deps);
  tokenRoutes(app, deps);
  externalPlayerRoutes(app, deps);
  claimRoutes(app, deps);
  gameRoutes(app, deps);
  seatRoutes(app, deps);
  moveRoutes(app, deps);
  logRoutes(app, deps);
  auditRoutes(app, deps);
  recordRoutes(app, deps);
  webhookRoutes(app, deps);
  eventRoutes(app, deps);
  addressRoutes(app, deps);
  talkRoutes(app, deps);
  linkRoutes(app, deps);
  rulesRoutes(app);
  pictureRoutes(app, deps);
  cardRoutes(app, deps);
  commandRoutes(app, deps);
  servePage(app);
  return app;
}

function bareApp({ config, log }: Deps): FastifyInstance {
  const app: FastifyInstance = fastify({
    loggerInstance: requestLog(log),
    bodyLimit,
    trustProxy: config.trustProxy,
    requestTimeout: 30_000,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: longestParameter },
    frameworkErrors: sendError,
    clientErrorHandler: refuseConnection,
  });
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(config.environment === 'test' ? checkAnswers : writeAnswers);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('cache-control', 'no-store');
  });
  return app;
}

async function protectBrowsers(app: FastifyInstance, { corsOrigins, publicUrl }: Config): Promise<void> {
  const isSecure = publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: { directives: { upgradeInsecureRequests: isSecure ? [] : null } },
    strictTransportSecurity: isSecure,
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  });
  await app.register(cors, {
    origin: corsOrigins === '*' ? '*' : [...corsOrigins],
    strictPreflight: false,
    exposedHeaders: [
      'ETag',
      'Location',
      'RateLimit',
      'RateLimit-Policy',
      'Retry-After',
      'Idempotent-Replayed',
      'X-Request-Id',
    ],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  });
}
