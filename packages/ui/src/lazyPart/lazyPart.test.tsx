import { render, screen } from '@testing-library/react';
import { Component, Suspense, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { forgetFailedParts, isPartFailure, lazyPart } from './lazyPart';

class Boundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }
  override render() {
    if (this.state.error === undefined) return this.props.children;
    return isPartFailure(this.state.error) ? 'Did not load' : 'Broke';
  }
}

/** Fails until it is told to succeed. */
function makePart() {
  const load = vi.fn<() => Promise<{ default: (props: { name: string }) => ReactNode }>>();
  load.mockRejectedValue(new Error('No connection'));
  const succeed = () => load.mockResolvedValue({ default: ({ name }) => `Part ${name}` });
  return { load, succeed, Part: lazyPart(load) };
}

const show = (part: ReactNode) =>
  render(
    <Boundary>
      <Suspense fallback="Waiting">{part}</Suspense>
    </Boundary>,
  );

afterEach(forgetFailedParts);

it('is loaded once for all places', async () => {
  const { load, succeed, Part } = makePart();
  succeed();
  show(
    <>
      <Part name="one" />
      {', '}
      <Part name="two" />
    </>,
  );
  await screen.findByText('Part one, Part two');
  expect(load).toHaveBeenCalledTimes(1);
});

it('is there at once when it was loaded ahead', async () => {
  const { succeed, Part } = makePart();
  succeed();
  await Part.preload();
  const { container } = show(<Part name="one" />);
  expect(container).toHaveTextContent('Part one');
});

it('is asked for again where it is shown after a failure', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { load, succeed, Part } = makePart();
  const first = show(<Part name="one" />);
  await screen.findByText('Did not load');
  // No circle: what failed is not asked for again while the failure stands.
  expect(load).toHaveBeenCalledTimes(1);
  first.unmount();
  succeed();
  forgetFailedParts();
  show(<Part name="one" />);
  await screen.findByText('Part one');
  expect(load).toHaveBeenCalledTimes(2);
});
