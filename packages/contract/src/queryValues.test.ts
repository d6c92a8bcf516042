import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { queryBoolean, queryInteger, queryNumber } from './queryValues';

const read = (schema: z.ZodMiniType, value: unknown) => {
  const result = z.safeParse(schema, value);
  return result.success ? result.data : 'refused';
};

describe('queryNumber', () => {
  it.each([
    ['2.5', 2.5],
    [2.5, 2.5],
    ['-7', 0],
    ['1000000', 100],
    ['', 'refused'],
    [' 1', 'refused'],
    ['1e3', 'refused'],
    ['Infinity', 'refused'],
    ['NaN', 'refused'],
    ['0x10', 'refused'],
    [null, 'refused'],
  ])('reads %j within 0 and 100 as %j', (given, wanted) => {
    expect(read(queryNumber(0, 100), given)).toBe(wanted);
  });
});

describe('queryInteger', () => {
  it.each([
    ['7', 7],
    ['7.9', 7],
    ['-0.5', 0],
    ['99999999999999999999999', 100],
  ])('reads %j within 0 and 100 as %i', (given, wanted) => {
    expect(read(queryInteger(0, 100), given)).toBe(wanted);
  });
});

describe('queryBoolean', () => {
  it.each([
    ['true', true],
    ['false', false],
    [true, true],
    [false, false],
    ['', 'refused'],
    ['1', 'refused'],
    ['TRUE', 'refused'],
  ])('reads %j as %j', (given, wanted) => {
    expect(read(queryBoolean(), given)).toBe(wanted);
  });
});
