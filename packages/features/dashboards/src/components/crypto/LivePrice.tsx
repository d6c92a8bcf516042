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
  const [seen, setSeen] = useState<{ value: number; direction: 'up' | 'down' | undefined }>({
    value,
    direction: undefined,
  });
  if (!Object.is(seen.value, value)) setSeen({ value, direction: value > seen.value ? 'up' : 'down' });
  return (
    // A new one begins its animation again.
    <Tinted key={value} data-direction={seen.direction}>
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
  &[data-direction='up'] {
    animation: ${fromUp} 300ms ${token('easing.exit')};
  }
  &[data-direction='down'] {
    animation: ${fromDown} 300ms ${token('easing.exit')};
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-direction] {
      animation: none;
    }
  }
  [data-motion='reduce'] &[data-direction] {
    animation: none;
  }
`;
