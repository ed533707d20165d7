import type { AppScope } from '../../accounts/caller.ts';

/** Path of the endpoint for assistants (Model Context Protocol, Streamable HTTP). */
export const mcpPath = '/mcp';

/** Permissions that assistants can request there. */
export const mcpScopes: readonly AppScope[] = ['read', 'play', 'messages', 'invite'];
