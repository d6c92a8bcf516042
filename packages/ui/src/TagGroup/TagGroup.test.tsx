import { render } from '@testing-library/react';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TagGroup } from './TagGroup';

const items = [{ id: 'work', name: 'Work', count: Number.NaN }];

it('renders on a server', () => {
  expect(renderToString(<TagGroup label="Labels" items={items} />)).toContain('Work');
});

it('gives its root what it does not know itself', () => {
  const ref = createRef<HTMLDivElement>();
  render(<TagGroup ref={ref} label="Labels" items={items} className="mine" style={{ order: 2 }} data-mark="1" />);
  expect(ref.current).toHaveClass('mine');
  expect(ref.current).toHaveAttribute('data-mark', '1');
  expect(ref.current).toHaveStyle({ order: '2' });
});
