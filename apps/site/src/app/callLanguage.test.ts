import { configureRequest, request } from '@quarterdeck/contract';
import { listTaskTags } from '@quarterdeck/contract/endpoints/tasks';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { createCallLanguage } from './callLanguage';

/** Queries that are answered with the language they were asked in, each when the test says so. */
function open() {
  const answers: (() => void)[] = [];
  const queryClient = new QueryClient();
  const speak = createCallLanguage(queryClient);
  configureRequest({
    transport: async (sent) => {
      const language = sent.headers.get('accept-language');
      await new Promise<void>((resolve) => answers.push(resolve));
      return Response.json([{ id: 'one', title: language }]);
    },
  });
  const observer = new QueryObserver(queryClient, {
    queryKey: ['tags'],
    queryFn: ({ signal }) => request(listTaskTags, {}, { signal }),
    staleTime: Infinity,
  });
  return { speak, observer, answers, title: () => observer.getCurrentResult().data?.[0]?.title };
}

afterEach(() => configureRequest({ transport: (sent) => fetch(sent), language: undefined }));

it('asks again in the new language, also for what had not been answered yet', async () => {
  const { speak, observer, answers, title } = open();
  await speak('en');
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  void speak('tr');
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  for (const answer of answers) answer();
  await vi.waitFor(() => expect(title()).toBe('tr'));
  stop();
});

it('asks for nothing again where the language stays', async () => {
  const { speak, observer, answers, title } = open();
  await speak('en');
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  await speak('en');
  answers[0]?.();
  await vi.waitFor(() => expect(title()).toBe('en'));
  expect(answers).toHaveLength(1);
  stop();
});
