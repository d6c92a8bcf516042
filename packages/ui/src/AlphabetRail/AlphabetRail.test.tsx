import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AlphabetRail } from './AlphabetRail';

const noop = () => undefined;

it('renders on a server', () => {
  expect(renderToString(<AlphabetRail aria-label="Letters" available={['A']} onChange={noop} />)).toContain('slider');
});

it('gives its root what it does not know itself', () => {
  const ref = createRef<HTMLDivElement>();
  render(
    <AlphabetRail
      ref={ref}
      aria-label="Letters"
      available={[]}
      onChange={noop}
      className="mine"
      style={{ order: 2 }}
    />,
  );
  expect(screen.getByRole('slider')).toBe(ref.current);
  expect(ref.current).toHaveClass('mine');
  expect(ref.current).toHaveStyle({ order: '2' });
  expect(ref.current).toHaveAttribute('aria-disabled', 'true');
});
