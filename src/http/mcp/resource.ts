import type { AppScope } from '../../accounts/caller.ts';

/** Where assistants play (Model Context Protocol, Streamable HTTP). */
export const mcpPath = '/mcp';

/** What assistants may be let do there. */
export const mcpScopes: readonly AppScope[] = ['read', 'play', 'messages', 'invite'];
