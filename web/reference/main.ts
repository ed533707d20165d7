import './reference.css';
import { firstCall } from './first-call.ts';
import { logInFrom } from './log-in.ts';
import { nameElements } from './names.ts';
import { type ApiDescription, withSamples } from './samples.ts';

/** The global of `@scalar/api-reference`, whose script the page loads before this one. */
declare const Scalar: { createApiReference(at: string, configuration: object): unknown };

/** Turns off all requests to other hosts, which the page's content security policy blocks as well. */
const quiet = {
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
  withDefaultFonts: false,
  proxyUrl: '',
  persistAuth: false,
};

const samples = {
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
  // Only curl and Python's requests are shown; the description contains the TypeScript samples.
  hiddenClients: {
    ...Object.fromEntries(
      [
        ...['c', 'clojure', 'csharp', 'dart', 'fsharp', 'go', 'http', 'java', 'js', 'julia', 'kotlin'],
        ...['node', 'objc', 'ocaml', 'php', 'powershell', 'r', 'ruby', 'rust', 'swift'],
      ].map((target) => [target, true]),
    ),
    shell: ['httpie', 'wget'],
    python: ['python3', 'aiohttp', 'httpx_sync', 'httpx_async'],
  },
};

const answer = await fetch('/openapi.json');
const described = withSamples((await answer.json()) as ApiDescription, location.origin);
const { info, tags = [] } = described;
const content = {
  ...described,
  info: {
    ...info,
    description: `${firstCall(location.origin)}\n\n## How games work\n\n${info.description ?? ''}`,
  },
  tags: tags.map((tag) => ({ ...tag, 'x-displayName': tag.name[0]?.toUpperCase() + tag.name.slice(1) })),
};
const chosen = localStorage.getItem('carcassonne.appearance') ?? 'auto';
nameElements(document.body);
Scalar.createApiReference('#reference', {
  content,
  ...quiet,
  ...samples,
  authentication: logInFrom(location.origin),
  documentDownloadType: 'none',
  ...(chosen === 'auto' ? {} : { darkMode: chosen === 'dark' }),
});
