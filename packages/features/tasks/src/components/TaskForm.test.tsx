import { listTasks } from '@quarterdeck/contract/endpoints/tasks';
import { configureRequest, request } from '@quarterdeck/contract';
import type { TaskId } from '@quarterdeck/contract/entities/task';
import { writesOf } from '@quarterdeck/data/writes/clientWrites';
import { testClient } from '@quarterdeck/mocks/testing/clientOf';
import { hookProviders } from '@quarterdeck/storybook/hookProviders';
import { createUndoStack } from '@quarterdeck/ui/undo';
import { keysOf, removeKeys } from '@quarterdeck/ui/storage';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { TaskForm } from './TaskForm';

beforeEach(() => {
  const locks = { request: (_name: string, _options: object, work: () => Promise<void>) => work() };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
});

afterEach(() => {
  cleanup();
  removeKeys('qd:tasks:');
  Object.defineProperty(navigator, 'locks', { value: null, configurable: true });
});

it('keeps what is typed under one key while a new task gets its id from the API', async () => {
  configureRequest({ transport: testClient().api.fetch, baseAddress: 'http://localhost/' });
  const task = (await request(listTasks, {})).find(({ type }) => type === 'task');
  if (!task) throw new Error('A task is needed');
  const queryClient = new QueryClient();
  const wrapper = await hookProviders({ queryClient, undo: createUndoStack() });
  const form = (id: TaskId) => <TaskForm task={{ ...task, id }} tasks={[]} editRequest={0} />;
  const { rerender } = render(form('page-1' as TaskId), { wrapper });
  const [title] = screen.getAllByRole('textbox');
  const type = (value: string) => title && fireEvent.change(title, { target: { value } });
  type('Buy r');
  writesOf(queryClient).mapId('page-1', 'task-99');
  rerender(form('task-99' as TaskId));
  type('Buy rope');
  expect(keysOf('qd:tasks:title:')).toEqual(['qd:tasks:title:page-1']);
});
