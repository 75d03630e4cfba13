import swagger from '@fastify/swagger';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { addCommonFailures } from './common-failures.ts';
import { removeUnusedSchemas } from './remove-unused-schemas.ts';

const description = `The API of the portal for partners and operators.

Every call but \`siteMetadata\` and those marked as open carries \`Accept-Language\`, \`X-Mcn-Domain\`, \`X-Mcn-Playlist\` (0 or 1),
\`X-Mcn-Currency\` (KRW or USD), \`X-Secure-Token\`, \`X-Protection-Id\` and \`X-Protection-Token\`. The last three are
lower-case hex SHA-512 of lines joined by a line feed: secure token = path, method, size, token, user agent; protection id =
method, path, size; protection token = secure token, protection id, token. They bind a request to its session and are no
secret. Failures are problem documents (RFC 9457); decide by their \`code\`.`;

/** Refuses routes of the API that the document would not describe. */
const requireDescription = (route: RouteOptions) => {
  const { url, schema } = route;
  if (!url.startsWith('/api/')) return;
  if (!schema?.operationId || !schema.summary || !schema.tags?.length || !schema.response)
    throw new Error(`The route ${url} lacks an operationId, a summary, tags or responses.`);
  addCommonFailures(route);
};

/** Collects the routes' schemas into one OpenAPI document; paths in it are relative to `/api`. */
export const installOpenapi = async (app: FastifyInstance) => {
  app.addHook('onRoute', requireDescription);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Portal API',
        version: '1.0.0',
        description,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/api' }],
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
      security: [{ token: [] }],
    },
    hideUntagged: true,
    transform: jsonSchemaTransform,
    transformObject: (input) => removeUnusedSchemas(jsonSchemaTransformObject(input)),
  });
};
