import { type AppScope, appScopes } from '../../accounts/caller.ts';
import { type Route, route } from '../../http/endpoint/route.ts';
import { mcpPath, mcpScopes } from '../../http/mcp/resource.ts';
import { deviceGrantType } from '../client.ts';
import { resourceMetadataSchema, serverMetadataSchema } from '../schemas/apps.ts';

const tag = 'apps';

/** Metadata for OAuth clients below `/.well-known` (RFC 8414, RFC 9728). */
export const oauthMetadataRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      url: '/.well-known/oauth-authorization-server',
      id: 'getAuthorizationServer',
      tag,
      summary: 'Get authorization-server metadata',
      description: 'Returns the metadata of RFC 8414. OAuth clients need only the address of this service.',
      needs: 'none',
      response: { 200: serverMetadataSchema },
    },
    ({ deps }) => serverMetadata(deps.config.publicUrl),
  ),
  route(
    {
      method: 'GET',
      url: '/.well-known/oauth-protected-resource',
      id: 'getProtectedResource',
      tag,
      summary: 'Get protected-resource metadata',
      description: 'Returns the metadata of RFC 9728. This service issues its own tokens.',
      needs: 'none',
      response: { 200: resourceMetadataSchema },
    },
    ({ deps }) =>
      resourceMetadata(deps.config.publicUrl, { path: '', scopes: appScopes, documentation: '/docs' }),
  ),
  route(
    {
      method: 'GET',
      url: `/.well-known/oauth-protected-resource${mcpPath}`,
      id: 'getAssistantResource',
      tag,
      summary: 'Get protected-resource metadata for assistants',
      description:
        'Returns the metadata of RFC 9728 for `/mcp`, where assistants play (Model Context Protocol).',
      needs: 'none',
      response: { 200: resourceMetadataSchema },
    },
    ({ deps }) => resourceMetadata(deps.config.publicUrl, assistants),
  ),
];
const assistants = { path: mcpPath, scopes: mcpScopes, documentation: '/docs/assistants' };

function resourceMetadata(
  publicUrl: string,
  { path, scopes, documentation }: { path: string; scopes: readonly AppScope[]; documentation: string },
) {
  return {
    resource: `${publicUrl}${path}`,
    authorization_servers: [publicUrl],
    scopes_supported: scopes,
    bearer_methods_supported: ['header'],
    resource_name: 'Carcassonne by mail',
    resource_documentation: `${publicUrl}${documentation}`,
  };
}

function serverMetadata(publicUrl: string) {
  return {
    issuer: publicUrl,
    authorization_endpoint: `${publicUrl}/oauth/authorize`,
    token_endpoint: `${publicUrl}/oauth/token`,
    registration_endpoint: `${publicUrl}/oauth/register`,
    device_authorization_endpoint: `${publicUrl}/oauth/device-codes`,
    revocation_endpoint: `${publicUrl}/oauth/revoke`,
    revocation_endpoint_auth_methods_supported: ['none'],
    introspection_endpoint: `${publicUrl}/oauth/introspect`,
    introspection_endpoint_auth_methods_supported: ['none'],
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token', deviceGrantType],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
    scopes_supported: appScopes,
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
    service_documentation: `${publicUrl}/docs`,
  };
}
