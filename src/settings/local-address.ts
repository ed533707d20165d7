import { type Environment, variables } from './config.ts';

/** Returns the address at which players on the same machine reach a service that listens on a host and port. */
export function addressOn(host: string, port: number): string {
  const isLocal = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host);
  const name = isLocal ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/** Returns the address of a service with these variables, by default with the default host and port. */
export function localAddress(env: Environment): string {
  const { HOST, PORT } = variables.shape;
  const host = HOST.catch(HOST.parse(undefined)).parse(env['HOST'] || undefined);
  const port = PORT.catch(PORT.parse(undefined)).parse(env['PORT'] || undefined);
  return addressOn(host, port);
}
