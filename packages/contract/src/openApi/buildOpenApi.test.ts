import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { documentedEndpoints } from '../docs/documentedEndpoints';
import { endpoints } from '../endpoints';
import { buildOpenApi } from './buildOpenApi';

describe('buildOpenApi', () => {
  const document = buildOpenApi();
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item ?? {}).map(([method, operation]) => ({ path, method, operation: operation as object })),
  );

  it('is valid OpenAPI 3.1, with every reference resolved', async () => {
    const validator = new Validator();
    const plain = JSON.parse(JSON.stringify(document)) as Record<string, unknown>;
    expect(await validator.validate(plain)).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
    expect(() => validator.resolveRefs()).not.toThrow();
  });

  it('has every call of the contract once, under its method and path', () => {
    expect(documentedEndpoints.map(({ endpoint }) => endpoint.id).toSorted()).toEqual(
      endpoints.map(({ id }) => id).toSorted(),
    );
    expect(operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`).toSorted()).toEqual(
      endpoints.map(({ method, path }) => `${method} /${path}`).toSorted(),
    );
  });

  it('names the parameters of a path, the answer and every refusal', () => {
    expect(document.paths?.['/projects/{projectId}']?.get).toMatchObject({
      operationId: 'product.project.get',
      parameters: [{ in: 'path', name: 'projectId', required: true }],
      responses: { 200: expect.any(Object), 404: { description: expect.stringContaining('no project has the id') } },
    });
  });

  it('writes records down once and refers to them by name', () => {
    expect(document.paths?.['/api/apps/tasks/task']?.get).toMatchObject({
      responses: { 200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Task' } } } } },
    });
    expect(document.components?.schemas?.['Task']).toMatchObject({
      type: 'object',
      required: expect.arrayContaining(['id']),
    });
  });
});
