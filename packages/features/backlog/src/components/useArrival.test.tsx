import { newBacklogItem, type BacklogItem, type BacklogItemId } from '@quarterdeck/contract/entities/backlogItem';
import type { RequirementId } from '@quarterdeck/contract/entities/requirement';
import { createTranslator, TranslatorProvider } from '@quarterdeck/i18n';
import { MemoryRouter } from '@quarterdeck/ui/router';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useArrival } from './useArrival';

const itemOf = (key: string, order: number): BacklogItem => ({
  ...newBacklogItem({ id: key as BacklogItemId, key, title: key, order, createdAt: '2026-03-16T09:00:00.000Z' }),
  requirementId: key === 'own' ? null : (key as RequirementId),
});
const items = ['a', 'b', 'own', 'c', 'd'].map(itemOf);
const without = (key: string) => items.filter((item) => item.key !== key);

const translator = await createTranslator(() => Promise.resolve({}), 'en');

/** Comes to the backlog by an address, before its items are there. */
function arriveAt(address: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TranslatorProvider i18n={translator}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
      </QueryClientProvider>
    </TranslatorProvider>
  );
  const none: readonly BacklogItem[] = [];
  return renderHook(useArrival, { wrapper, initialProps: none });
}

it('keeps what arrived, whatever is deleted afterwards', () => {
  const { result, rerender } = arriveAt('/backlog?added=2');
  expect(result.current.count).toBe(0);
  rerender(items);
  expect([...result.current.ids]).toEqual(['c', 'd']);
  rerender(without('d'));
  expect([...result.current.ids]).toEqual(['c', 'd']);
  expect(result.current.count).toBe(2);
});

it('does not come back once it was read', () => {
  const { result, rerender } = arriveAt('/backlog?added=1');
  rerender(items);
  expect(result.current.count).toBe(1);
  act(() => result.current.dismiss());
  rerender(without('a'));
  expect(result.current.count).toBe(0);
});

it.each(['999', '5', '-1', '1.5', 'many', ''])('says nothing of an address with %j added', (added) => {
  const { result, rerender } = arriveAt(`/backlog?added=${added}`);
  rerender(items);
  expect(result.current.count).toBe(0);
});
