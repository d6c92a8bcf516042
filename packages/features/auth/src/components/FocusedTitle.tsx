import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

/** A title that takes the place of another one: the focus goes to it, so that it is read. */
export function FocusedTitle({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <Title ref={ref} tabIndex={-1}>
      {children}
    </Title>
  );
}

const Title = styled.span`
  outline: none;
`;
