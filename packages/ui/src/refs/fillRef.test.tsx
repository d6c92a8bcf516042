import { render } from '@testing-library/react';
import { createRef, type Ref, useRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useJoinedRef } from './fillRef';

function Box({ ref: outer, name }: { ref?: Ref<HTMLDivElement>; name: string }) {
  const own = useRef<HTMLDivElement>(null);
  return <div ref={useJoinedRef(own, outer)} id={name} />;
}

describe('useJoinedRef', () => {
  it('cleans up after the element that goes, of two with one function', () => {
    const log: string[] = [];
    const ref = (element: HTMLDivElement) => {
      log.push(`came ${element.id}`);
      return () => void log.push(`went ${element.id}`);
    };
    const page = (names: string[]) => names.map((name) => <Box key={name} name={name} ref={ref} />);
    const { rerender } = render(page(['one', 'two']));
    rerender(page(['two']));
    expect(log).toEqual(['came one', 'came two', 'went one']);
  });

  it('tells a function that returns nothing, and only when something has changed', () => {
    const ref = vi.fn<(element: HTMLDivElement | null) => void>();
    const { container, rerender, unmount } = render(<Box name="one" ref={ref} />);
    const element = container.firstChild;
    rerender(<Box name="one" ref={ref} />);
    unmount();
    expect(ref.mock.calls).toEqual([[element], [null]]);
  });

  it('fills an object and empties it', () => {
    const ref = createRef<HTMLDivElement>();
    const { unmount } = render(<Box name="one" ref={ref} />);
    expect(ref.current?.id).toBe('one');
    unmount();
    expect(ref.current).toBeNull();
  });
});
