import { render } from '@testing-library/react';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { List, ListItem, ListSection } from './List';

it('renders on a server', () => {
  const html = renderToString(
    <List aria-label="People">
      <ListSection title="M">
        <ListItem id="marta" title="Marta Lindqvist" text="Operations director" />
      </ListSection>
    </List>,
  );
  expect(html).toContain('Operations director');
});

it('gives its root what it does not know itself', () => {
  const ref = createRef<HTMLDivElement>();
  render(
    <List ref={ref} aria-label="People" className="mine" style={{ order: 2 }} data-mark="1">
      <ListItem id="marta" title="Marta" className="row" />
    </List>,
  );
  expect(ref.current).toHaveAttribute('role', 'grid');
  expect(ref.current).toHaveClass('mine');
  expect(ref.current).toHaveStyle({ order: '2' });
  expect(ref.current).toHaveAttribute('data-mark', '1');
  expect(ref.current?.querySelector('[role="row"]')).toHaveClass('row');
});
