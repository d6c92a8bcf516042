import { token, type } from '@quarterdeck/ui/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface MetricProps {
  /** What the number is; left out where the title of the card says it. */
  label?: string;
  /** As it is shown. */
  value: string;
  /** @default 'lg' */
  size?: 'xl' | 'lg' | 'md';
  /** After the number on its line, such as what it is of, or how it changed. */
  children?: ReactNode;
}

/** A large number with its name. */
export function Metric({ label, value, size = 'lg', children }: MetricProps) {
  return (
    <Frame>
      {label === undefined ? null : <Label>{label}</Label>}
      <Line>
        <Value data-size={size}>
          <bdi>{value}</bdi>
        </Value>
        {children}
      </Line>
    </Frame>
  );
}

const Frame = styled.div`
  min-inline-size: 0;
`;

const Label = styled.div`
  ${type('small')}
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${token('space.2')};
  color: ${token('text.secondary')};
  ${type('small')}
`;

const Value = styled.span`
  color: ${token('text.primary')};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  &[data-size='xl'] {
    ${type('metric-xl')}
  }
  &[data-size='lg'] {
    ${type('metric-lg')}
  }
  &[data-size='md'] {
    ${type('metric-md')}
  }
`;
