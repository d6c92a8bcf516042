import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Button } from '../Button';
import type { IconShapeProps } from './IconComponent';

/** An icon that an app draws itself. */
const Anchor = ({ ref, ...rest }: IconShapeProps) => (
  <svg ref={ref} viewBox="0 0 24 24" fill="none" stroke="currentColor" {...rest}>
    <path d="M12 8v13" />
  </svg>
);

it('is one of the app, too, in the size and stroke of the house', () => {
  render(<Button icon={Anchor}>Moor</Button>);
  const icon = screen.getByRole('button', { name: 'Moor' }).querySelector('svg');
  expect(icon).toHaveAttribute('aria-hidden', 'true');
  expect(icon).toHaveAttribute('stroke-width', '1.5');
  expect(icon?.querySelector('path')).not.toBeNull();
});
