import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { onTestFinished } from 'vitest';
import type { TestApp } from '../../support/app.ts';
import type { Auth } from '../../support/players.ts';

/** An assistant that plays with tools. */
export interface Assistant {
  readonly client: Client;
  /** Calls a tool. */
  call(name: string, input?: Record<string, unknown>): Promise<CallToolResult>;
  /** Calls a tool that must succeed. Returns its structured content, validated by the client. */
  // biome-ignore lint/suspicious/noExplicitAny: parsed JSON; each assertion states the shape it expects
  ask(name: string, input?: Record<string, unknown>): Promise<any>;
}

/** Connects an assistant with a token's header, until the test ends. */
export async function connect(service: TestApp, { authorization }: Auth): Promise<Assistant> {
  const client = new Client({ name: 'test', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL(`${service.url}/mcp`), {
    requestInit: { headers: { authorization } },
  });
  await client.connect(transport as Parameters<Client['connect']>[0]);
  onTestFinished(() => client.close());
  return assistantBy(client);
}

/** Returns an assistant that plays with a connected client. */
export async function assistantBy(client: Client): Promise<Assistant> {
  await client.listTools();
  const call: Assistant['call'] = async (name, input = {}) =>
    (await client.callTool({ name, arguments: input })) as CallToolResult;
  return {
    client,
    call,
    ask: async (name, input) => {
      const result = await call(name, input);
      if (result.isError) throw new Error(textOf(result));
      return result.structuredContent;
    },
  };
}

/** Returns a tool's text. */
export const textOf = ({ content }: CallToolResult): string =>
  content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n');
