import { render } from '@testing-library/react';
import { createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { List, ListItem, ListSection } from './List';

afterEach(() => {
  vi.unstubAllGlobals();
});

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

it('has its rows from the first frame on, and never says before that there are none', async () => {
  // As in a browser: `act` would run all effects at once.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const frame = document.createElement('div');
  const root = createRoot(frame);
  const drawn = new Promise<string>((resolve) => {
    // It is told after what React draws in one go, and before the browser could draw a frame.
    new MutationObserver(() => resolve(frame.textContent)).observe(frame, { childList: true });
  });
  root.render(
    <List aria-label="People" empty="No people yet">
      <ListItem id="marta" title="Marta" />
    </List>,
  );
  expect(await drawn).toBe('Marta');
  root.unmount();
});
