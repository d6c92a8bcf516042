import { configureRequest, request, type AnyEndpoint, type Transport } from '@quarterdeck/contract';
import { getProject } from '@quarterdeck/contract/endpoints/project';
import type { BacklogItem } from '@quarterdeck/contract/entities/backlogItem';
import type { Project } from '@quarterdeck/contract/entities/project';
import type { SessionId } from '@quarterdeck/contract/entities/session';
import { createTranslator, TranslatorProvider } from '@quarterdeck/i18n';
import { toasts } from '@quarterdeck/ui/Toast';
import { createUndoStack, UndoContext } from '@quarterdeck/ui/undo';
import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { projectQueries } from '../../queries/projectQueries';
import { visit } from '../../visit/visit';
import settingsWords from '../../settings/translations/en.json';
import suggestedWords from '../../getStarted/suggested/translations/en.json';
import words from '../translations/en.json';
import { useBacklogWrites } from '../useBacklogWrites';

/** A server that handles calls until some are told to be refused or to wait. */
function unsteady(answer: Transport) {
  let refused: AnyEndpoint | undefined;
  let gate: Promise<void> | undefined;
  const calls: string[] = [];
  const fetch: Transport = async (request) => {
    calls.push(request.method);
    await gate;
    if (request.method !== refused?.method) return answer(request);
    return Response.json({ error: { code: 'server', message: 'No' } }, { status: 500 });
  };
  return {
    fetch,
    calls,
    breakDown: (endpoint: AnyEndpoint) => {
      refused = endpoint;
    },
    repair: () => {
      refused = undefined;
    },
    /** Lets all calls wait. @returns what lets them go on. */
    hold: () => {
      let release = () => undefined as void;
      gate = new Promise<void>((resolve) => {
        release = resolve;
      });
      return () => {
        gate = undefined;
        release();
      };
    },
  };
}

/** Opens the backlog of a project that `answer` serves, with all that can be done to it, without a face. */
export async function openBacklogPage(answer: Transport, project: Project) {
  const server = unsteady(answer);
  toasts.clear();
  visit.begin('session-01' as SessionId);
  visit.keepProject(project);
  configureRequest({ transport: server.fetch, baseAddress: 'http://localhost/' });
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always', staleTime: Infinity } },
  });
  /** What was done and can be taken back, oldest first. */
  const offers: string[] = [];
  const undoStack = createUndoStack(([label = '']) => {
    offers.push(label);
    return { close: () => undefined, isOpen: () => false };
  });
  const translator = await createTranslator(
    () => Promise.resolve({ ...words, ...settingsWords, ...suggestedWords, kit: { retry: 'Try again' } }),
    'en',
  );
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TranslatorProvider i18n={translator}>
      <QueryClientProvider client={client}>
        <UndoContext value={undoStack}>{children}</UndoContext>
      </QueryClientProvider>
    </TranslatorProvider>
  );
  const { result } = renderHook(useBacklogWrites, { wrapper });
  const query = projectQueries.project(project.id);
  const observer = new QueryObserver(client, query);
  observer.subscribe(() => undefined);
  await observer.refetch();
  const shown = () => client.getQueryData(query.queryKey)?.requirements ?? [];
  return {
    ...result.current,
    /** What another hook of the page gives. */
    read: <Value,>(useValue: () => Value): Value => renderHook(useValue, { wrapper }).result.current,
    server,
    offers,
    undo: () => undoStack.undoLast(),
    shown,
    shownName: () => client.getQueryData(query.queryKey)?.name,
    saved: () => request(getProject, { params: { projectId: project.id } }),
    readAgain: () => observer.refetch(),
    /** The item with this title. */
    item: (title: string): BacklogItem => {
      const item = shown().find((one) => one.title === title);
      if (!item) throw new Error(`No item ${title} is shown`);
      return item;
    },
    messages: () => toasts.all().map(({ title }) => title),
    /** Presses the button of the message that was said last. */
    retry: () => {
      const message = toasts.all().at(-1);
      if (!message?.action) throw new Error('Nothing offers to try again');
      toasts.close(message.id);
      message.action.onPress();
    },
  };
}

/** Titles in order; items that are not in the group of new ones with their group: `a b:done`. */
export const linesOf = (items: readonly BacklogItem[]): string =>
  items.map(({ title, status }) => (status === 'next' ? title : `${title}:${status}`)).join(' ');
