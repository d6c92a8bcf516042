import { writeText } from '@quarterdeck/ui/storage';
import { afterEach, expect, it } from 'vitest';
import { redirectWithoutProject, visit } from './visit';

const project = JSON.stringify({ id: 'project-01', name: 'Harbour CRM', currency: 'USD' });

afterEach(visit.forget);

it('sends visitors without a session home, and those without a project to get started', () => {
  writeText('project', project);
  expect(redirectWithoutProject()).toBe('/home');
  writeText('sessionId', '  ');
  expect(redirectWithoutProject()).toBe('/home');
  writeText('sessionId', 'visit-1');
  writeText('project', '{oops');
  expect(redirectWithoutProject()).toBe('/getstarted');
});

it('lets in visitors with a project', () => {
  writeText('sessionId', 'visit-1');
  writeText('project', project);
  expect(redirectWithoutProject()).toBeNull();
});
