import { type Endpoint, Problem } from '@uplift/data-client/contract';
import { scopeOf } from '@uplift/data-client/contract/admin';
import { type ConversionConfig, type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/**
 * Describes requests as callers send them and responses as the API sends them. Rules that JSON Schema can't
 * express (trimming, custom checks) are omitted from the description but still enforced.
 */
function describe(schema: GenericSchema, typeMode: NonNullable<ConversionConfig['typeMode']>): JsonSchema {
  const { $schema: _dialect, ...description } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode,
    errorMode: 'ignore',
  });
  return description;
}

/** The tag that groups an endpoint in the documentation: the first path segment after /api. */
function tagOf(endpoint: Endpoint): string {
  return endpoint.path.split('/')[2] ?? 'api';
}

function parametersOf(schema: GenericSchema | undefined, place: 'path' | 'query'): object[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = describe(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

const problemAnswer = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

function successOf(endpoint: Endpoint): object {
  if (endpoint.answer) {
    return {
      description: endpoint.summary,
      content: { 'application/json': { schema: describe(endpoint.answer, 'output') } },
    };
  }
  if (endpoint.content) {
    const schema = { type: 'string', contentMediaType: endpoint.content };
    return { description: endpoint.summary, content: { [endpoint.content]: { schema } } };
  }
  return { description: endpoint.summary };
}

function securityOf(endpoint: Endpoint): object[] {
  if (endpoint.callers.includes('anyone')) return [];
  const schemes = { admin: 'adminToken', manager: 'managerToken', client: 'clientCookie' } as const;
  const scope = scopeOf(endpoint);
  return [
    ...endpoint.callers.flatMap((caller) => (caller === 'anyone' ? [] : [{ [schemes[caller]]: [] }])),
    ...(scope === null ? [] : [{ apiKey: [scope] }]),
  ];
}

/** Additional error responses of endpoints that accept API keys. */
function keyAnswersOf(endpoint: Endpoint): object {
  const scope = scopeOf(endpoint);
  if (scope === null) return {};
  return {
    403: problemAnswer(`The API key lacks the scope ${scope}, or the caller isn't allowed to do this.`),
    429: problemAnswer('The API key is over its rate limit. `Retry-After` says when to try again.'),
  };
}

/** Endpoints with a file take multipart/form-data with the file in `file`. Others take JSON. */
function bodyOf({ body, file }: Endpoint): object {
  const fields = body ? describe(body, 'input') : { type: 'object' as const };
  if (!file) return { required: true, content: { 'application/json': { schema: fields } } };
  const schema = {
    ...fields,
    properties: {
      ...fields.properties,
      file: { type: 'string', contentMediaType: 'application/octet-stream' },
    },
    required: [...(fields.required ?? []), 'file'],
  };
  const encoding = { file: { contentType: file.types.join(', ') } };
  return { required: true, content: { 'multipart/form-data': { schema, encoding } } };
}

function operationOf(name: string, endpoint: Endpoint): object {
  const takesInput = endpoint.params ?? endpoint.query ?? endpoint.body ?? endpoint.file;
  const security = securityOf(endpoint);
  const scope = scopeOf(endpoint);
  return {
    operationId: name,
    tags: [tagOf(endpoint)],
    summary: endpoint.summary,
    ...(scope === null ? {} : { description: `API keys need the scope \`${scope}\`.` }),
    parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')],
    ...(endpoint.body || endpoint.file ? { requestBody: bodyOf(endpoint) } : {}),
    responses: {
      [endpoint.status]: successOf(endpoint),
      ...(takesInput
        ? { 400: problemAnswer('The request is invalid. `errors` lists what is wrong by field.') }
        : {}),
      ...(endpoint.file ? { 413: problemAnswer('The file is too large.') } : {}),
      ...(security.length > 0 ? { 401: problemAnswer("The request isn't authenticated.") } : {}),
      ...keyAnswersOf(endpoint),
      default: problemAnswer('Any other error.'),
    },
    security,
  };
}

/**
 * Converts a contract to an OpenAPI document.
 *
 * @param endpoints the endpoints by name; the name becomes the operation ID
 */
export function createOpenApiDocument(
  endpoints: Readonly<Record<string, Endpoint>>,
  { siteUrl, sessionCookie }: { siteUrl: string; sessionCookie: string },
) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operationOf(name, endpoint),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Uplift API',
      version: '1',
      description:
        'The calls behind the Uplift site. Every error is a problem detail (RFC 9457) with the shape of the schema Problem.',
    },
    servers: [{ url: siteUrl }],
    paths,
    components: {
      schemas: { Problem: describe(Problem, 'output') },
      securitySchemes: {
        adminToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token that `POST /api/admin/login` answers.',
        },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'upk_…',
          description:
            'A key that an admin made under API keys. It reaches what its scopes name and its owner may do. Answers tell what is left of its calls per minute by `RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset`.',
        },
        managerToken: { type: 'apiKey', in: 'header', name: 'x-manager-token' },
        clientCookie: { type: 'apiKey', in: 'cookie', name: sessionCookie },
      },
    },
  };
}
