import * as z from 'zod/mini';
import type { Schema } from '../endpoint';

/** Where a value misses its schema; empty when it fits. Each issue carries what was found there. */
export function issuesOf(schema: Schema, value: unknown): readonly z.core.$ZodIssue[] {
  const parsed = z.safeParse(schema, value, { reportInput: true });
  return parsed.success ? [] : parsed.error.issues;
}

/**
 * The schema as JSON Schema 2020-12.
 * @param side `input` for what is sent, `output` for what is answered.
 */
export function jsonSchemaOf(schema: Schema, side: 'input' | 'output'): Readonly<Record<string, unknown>> {
  return z.toJSONSchema(schema, { io: side, unrepresentable: 'any' });
}

/** A value of a query. */
export interface QueryField {
  name: string;
  isRequired: boolean;
}

/** The values that a query takes, in the order of its schema; empty for a schema that is no object. */
export function fieldsOf(schema: Schema): QueryField[] {
  const { properties, required } = jsonSchemaOf(schema, 'input');
  if (typeof properties !== 'object' || properties === null) return [];
  const needed: readonly unknown[] = Array.isArray(required) ? required : [];
  return Object.keys(properties).map((name) => ({ name, isRequired: needed.includes(name) }));
}

/** Whether an answer is a list, or a list or nothing. */
export function isListSchema(schema: Schema): boolean {
  const { type, anyOf } = jsonSchemaOf(schema, 'output');
  const members: readonly unknown[] = Array.isArray(anyOf) ? anyOf : [];
  const isArray = (member: unknown) =>
    typeof member === 'object' && member !== null && 'type' in member && member.type === 'array';
  return type === 'array' || members.some(isArray);
}
