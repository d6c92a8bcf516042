import * as z from 'zod/mini';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiResponsesObject } from 'zod-openapi';
import { areaOf, documentedEndpoints } from '../docs/documentedEndpoints';
import type { DocumentedEndpoint, DocumentedError } from '../docs/documentEndpoints';
import type { Schema } from '../endpoint';
import * as entities from './entities';
import { errorCodes } from '../errors';

export type OpenApiDocument = ReturnType<typeof createDocument>;

/** The body of every refusal that has none of its own. */
const failureSchema = z.object({
  error: z.object({
    code: z.enum(errorCodes),
    message: z.string(),
    fieldErrors: z.optional(z.record(z.string(), z.string())),
  }),
});

/**
 * The whole contract as an OpenAPI 3.1 document, made from the table of endpoints and their documents.
 * @param server address in front of all paths, without a slash at its end. @default '/'
 */
export function buildOpenApi(server = '/'): OpenApiDocument {
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Quarterdeck',
      version: '1.0.0',
      description:
        'Every call that the apps make, as the mock answers it and a server has to. Calls name the language of the page in `Accept-Language`; an answer that follows it says so, and has to vary by that header.',
    },
    servers: [{ url: server }],
    tags: [...new Set(documentedEndpoints.map(areaOf))].map((name) => ({ name })),
    components: { schemas: { ...namedSchemas(), Failure: failureSchema } },
    paths: pathsOf(documentedEndpoints),
  });
}

function pathsOf(documented: readonly DocumentedEndpoint[]) {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const one of documented) {
    const { method, path } = one.endpoint;
    const operations = (paths[`/${path}`] ??= {});
    operations[method.toLowerCase()] = operationOf(one);
  }
  return paths;
}

function operationOf(documented: DocumentedEndpoint): ZodOpenApiOperationObject {
  const { endpoint, summary, description, rules, example } = documented;
  const { id, path, query, body, response } = endpoint;
  const params = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => [name, z.string()] as const);
  return {
    operationId: id,
    tags: [areaOf(documented)],
    summary,
    description: [description, ...rules.map((rule) => `- ${rule}`)].join('\n'),
    requestParams: {
      ...(params.length > 0 ? { path: z.object(Object.fromEntries(params)) } : {}),
      ...(isObject(query) ? { query } : {}),
    },
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: body, ...('body' in example ? { example: example.body } : {}) } },
          },
        }),
    responses: {
      200: { description: summary, content: { 'application/json': { schema: response } } },
      ...refusalsOf(documented),
    },
  };
}

/** One answer for each status; what leads to it is told in its description. */
function refusalsOf({ errors }: DocumentedEndpoint): ZodOpenApiResponsesObject {
  const statuses = [...new Set(errors.map(({ status }) => status))];
  return Object.fromEntries(
    statuses.map((status) => {
      const some = errors.filter((error) => error.status === status);
      return [
        String(status),
        {
          description: `Answered when ${some.map(({ when }) => when).join('; or when ')}.`,
          content: { 'application/json': { schema: refusalSchema(some) } },
        },
      ];
    }),
  );
}

function refusalSchema(errors: readonly DocumentedError[]): Schema {
  const bodies = [...new Set(errors.map(({ body }) => body))];
  const schemas = bodies.map((body) => (body === undefined ? failureSchema : z.literal(body)));
  return schemas.length === 1 && schemas[0] ? schemas[0] : z.union(schemas);
}

const isObject = (schema: unknown): schema is z.ZodMiniObject => schema instanceof z.ZodMiniObject;

/** The records of the contract by their names: `taskSchema` is `Task`. */
function namedSchemas(): Record<string, Schema> {
  return Object.fromEntries(
    Object.entries(entities).flatMap(([name, value]) => {
      if (!isObject(value) || !name.endsWith('Schema')) return [];
      const short = name.slice(0, -'Schema'.length);
      return [[short.charAt(0).toUpperCase() + short.slice(1), value]];
    }),
  );
}
