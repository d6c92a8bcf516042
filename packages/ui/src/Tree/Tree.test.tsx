import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { LiveRegion } from '../LiveRegion';
import { Tree } from './Tree';

const items = [{ id: 'docs', name: 'Documents', children: [{ id: 'note', name: 'note.txt' }] }];

it('renders on a server', () => {
  const html = renderToString(<Tree aria-label="Files" items={items} defaultExpandedKeys={['docs']} />);
  expect(html).toContain('note.txt');
});

it('gives its root what it does not know itself', () => {
  const ref = createRef<HTMLDivElement>();
  render(<Tree ref={ref} aria-label="Files" items={items} className="mine" style={{ order: 2 }} data-mark="1" />);
  expect(ref.current).toHaveAttribute('role', 'treegrid');
  expect(ref.current).toHaveClass('mine');
  expect(ref.current).toHaveStyle({ order: '2' });
  expect(ref.current).toHaveAttribute('data-mark', '1');
});

it.each([
  ['answers with nothing', () => Promise.resolve(undefined as never)],
  [
    'throws',
    () => {
      throw new Error('No such folder');
    },
  ],
])('offers another attempt, and asks once, where loading %s', async (_, answer) => {
  const load = vi.fn<() => Promise<never>>(answer);
  const folders = [{ id: 'a', name: 'A', hasChildren: true }];
  render(
    <>
      <Tree aria-label="Files" items={folders} loadChildren={load} defaultExpandedKeys={['a']} />
      <LiveRegion />
    </>,
  );
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

it('takes keys that can be read only once', () => {
  render(<Tree aria-label="Files" items={items} expandedKeys={['docs'].values()} />);
  expect(screen.getByText('note.txt')).toBeVisible();
});
