import { token } from '@quarterdeck/ui/tokens';
import { useState, type ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';

export interface LivePriceProps {
  value: number;
  /** As it is shown. */
  children: ReactNode;
}

/** A price that is tinted for a moment when it has changed. */
export function LivePrice({ value, children }: LivePriceProps) {
  const [seen, setSeen] = useState<{ value: number; way: 'up' | 'down' | undefined }>({ value, way: undefined });
  if (!Object.is(seen.value, value)) setSeen({ value, way: value > seen.value ? 'up' : 'down' });
  return (
    // A new one begins its animation again.
    <Tinted key={value} data-way={seen.way}>
      {children}
    </Tinted>
  );
}

const fromUp = keyframes`from { background: ${token('success.subtle')}; }`;
const fromDown = keyframes`from { background: ${token('danger.subtle')}; }`;

const Tinted = styled.span`
  padding: 4px 8px;
  margin: -4px -8px;
  border-radius: ${token('radius.md')};
  &[data-way='up'] {
    animation: ${fromUp} 300ms ${token('easing.exit')};
  }
  &[data-way='down'] {
    animation: ${fromDown} 300ms ${token('easing.exit')};
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-way] {
      animation: none;
    }
  }
  [data-motion='reduce'] &[data-way] {
    animation: none;
  }
`;
