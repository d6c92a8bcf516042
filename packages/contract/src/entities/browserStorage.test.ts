import { describe, expect, it } from 'vitest';
import { readBrowserStorage } from './browserStorage';

const project = (value: unknown) => readBrowserStorage({ project: JSON.stringify(value) }).project;

describe('a stored project', () => {
  it.each([
    [
      { id: 'project-01', name: 'Harbour CRM' },
      { id: 'project-01', name: 'Harbour CRM', currency: 'USD' },
    ],
    [{ id: 'project-01' }, { id: 'project-01', name: '', currency: 'USD' }],
    [
      { id: 'project-01', name: 'H', currency: 'doubloons' },
      { id: 'project-01', name: '', currency: 'USD' },
    ],
    [
      { id: 7, name: 'Harbour CRM', currency: 'EUR' },
      { id: '7', name: 'Harbour CRM', currency: 'EUR' },
    ],
  ])('is one as soon as it has an id: %j', (stored, read) => expect(project(stored)).toEqual(read));

  it.each([[{}], [{ id: '' }], [{ id: null, name: 'Harbour CRM' }], ['project-01'], [null]])(
    'is none without one: %j',
    (stored) => expect(project(stored)).toBeUndefined(),
  );
});

it('takes ids of the selection that are numbers, and each requirement once', () => {
  const stored = [{ id: 7, price: 560 }, { id: '7', price: 580 }, { price: 980 }, { id: 'QD-002' }];
  expect(readBrowserStorage({ projectRequirements: JSON.stringify(stored) }).projectRequirements).toEqual([
    { id: '7', price: 580 },
    { id: 'QD-002', price: null },
  ]);
});
