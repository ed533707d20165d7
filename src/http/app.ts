import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import { type FastifyInstance, fastify } from 'fastify';
import type { Deps } from '../platform/deps.ts';
import { tagCodings } from './content-coding.ts';
import { addRoute } from './endpoint/route.ts';
import { serveMcp } from './mcp/serve.ts';
import { describeApi } from './openapi/describe-api.ts';
import { serveDocuments } from './pages/documents.ts';
import { serveEmbeds } from './pages/embed/embed-page.ts';
import { serveOembed } from './pages/embed/oembed.ts';
import { linkPages } from './pages/link-pages.ts';
import { serveRules } from './pages/rules-page.ts';
import { serveSiteCard } from './pages/site-card-picture.ts';
import { authenticateCallers } from './plugins/auth.ts';
import { protectBrowsers } from './plugins/browsers.ts';
import { closeInTime } from './plugins/closing.ts';
import { connectionLimits, maxConnections, refuseConnection, trustedProxies } from './plugins/connection.ts';
import { limitConnectionsEach } from './plugins/connections-each.ts';
import { answerProblems, sendError } from './plugins/errors.ts';
import { replayRepeatedPosts } from './plugins/idempotency/plugin.ts';
import { readJsonBodies } from './plugins/json-body.ts';
import { bodyLimit, limitRequests } from './plugins/limits.ts';
import { serveMetrics } from './plugins/metrics.ts';
import { answerUnknownRoutes } from './plugins/not-found.ts';
import { servePage } from './plugins/web.ts';
import { OneLineEach, requestChildLog, requestLog } from './request-log.ts';
import { addRoutes } from './routes/all.ts';
import { healthRoutes } from './routes/site/health.ts';
import { checkAnswers, writeAnswers } from './serialization.ts';
import { openShared } from './shared.ts';
import { compileValidator } from './validation.ts';

/** Minimum size of a compressed response, in bytes; the response to a decision is smaller. */
const compressedFrom = 8192;

/** Maximum length of a path parameter, in characters: an external id, or a claim. */
const longestParameter = 500;

/**
 * Builds the whole HTTP service, without listening; a process that only runs background work answers only probes. Closing
 * it releases everything it holds (not `deps`).
 */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const app = bareApp(deps);
  if (deps.tracing !== undefined) await app.register(deps.tracing.plugin);
  readJsonBodies(app);
  answerProblems(app, deps.config);
  answerUnknownRoutes(app, deps);
  if (deps.config.workers === 'only') return addProbes(app, deps);
  await protectBrowsers(app, deps.config);
  authenticateCallers(app, deps);
  keepRevocations(app, deps);
  limitRequests(app, deps);
  replayRepeatedPosts(app, deps);
  // After the plugin that stores uncompressed responses. Request bodies are not decompressed, so they must be sent
  // uncompressed.
  await app.register(compress, { threshold: compressedFrom, globalDecompression: false });
  tagCodings(app);
  await describeApi(app);
  serveMetrics(app, deps);
  const shared = addRoutes(app, deps);
  serveMcp(app, deps, shared);
  linkPages(app, deps);
  serveRules(app);
  serveDocuments(app);
  serveSiteCard(app);
  serveEmbeds(app, deps);
  serveOembed(app, deps);
  servePage(app, deps);
  return app;
}

function addProbes(app: FastifyInstance, deps: Deps): FastifyInstance {
  serveMetrics(app, deps);
  const shared = openShared(app, deps);
  for (const route of healthRoutes) addRoute(app, route, deps, shared);
  return app;
}

function bareApp({ config, log }: Deps): FastifyInstance {
  const app: FastifyInstance = fastify({
    loggerInstance: requestLog(log),
    bodyLimit,
    trustProxy: trustedProxies(config),
    ...connectionLimits,
    genReqId: () => randomUUID(),
    childLoggerFactory: requestChildLog,
    logController: new OneLineEach(),
    routerOptions: { maxParamLength: longestParameter, ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => sendError(error, request, reply, config),
    clientErrorHandler: refuseConnection,
    return503OnClosing: false, // `closeInTime` responds with a problem
  });
  app.server.maxConnections = maxConnections;
  limitConnectionsEach(app.server, config);
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(config.environment === 'test' ? checkAnswers : writeAnswers);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    reply.header('cache-control', 'no-store');
    done();
  });
  closeInTime(app);
  return app;
}

/** Listens for revocations by other processes while the service listens for requests. */
function keepRevocations(app: FastifyInstance, { listenConnection, log, revocations }: Deps): void {
  if (listenConnection === undefined) return;
  const onError = (error: unknown) =>
    log.warn({ err: error }, 'revocations by other processes are seen a second late');
  let stop = async () => {};
  app.addHook('onListen', async () => {
    stop = revocations.listen(listenConnection, onError);
  });
  app.addHook('onClose', () => stop());
}
