import { render } from '@testing-library/react';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
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
