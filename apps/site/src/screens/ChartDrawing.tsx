import { token } from '@quarterdeck/ui/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** A chart with its depths; what is drawn on it may go beyond its edge. The chart lies at 72 24, 256 by 108. */
export function ChartDrawing({ children }: { children: ReactNode }) {
  return (
    <Drawing viewBox="0 0 400 140" width="400" height="140" aria-hidden>
      <rect data-part="chart" x="72.5" y="24.5" width="255" height="107" rx="12" />
      <svg data-part="depths" x="73" y="25" width="254" height="106" viewBox="0 0 254 106">
        <path d="M-6 26C30 6 62 38 98 20S160-8 190 12s40 20 70 4" />
        <path d="M-6 44C34 22 60 58 100 40s62-34 92-16 38 24 68 10" />
        <path data-major="" d="M-6 64c44-18 62 12 106-2s58-38 92-20 36 30 68 20" />
        <path d="M-6 84c48-12 74 8 116-4s50-34 82-18 36 32 68 28" />
        <path d="M-6 102c52-8 84 4 124-6s42-26 68-14 38 30 74 32" />
        <path data-major="" d="M150 74c8-14 34-16 44-4s4 26-14 28-38-8-30-24z" />
        <path d="M160 76c6-8 20-8 26-2s2 14-8 16-24-4-18-14z" />
        <path d="M20 10C30 0 52 2 56 10s-8 16-20 16-24-8-16-16z" />
      </svg>
      {children}
    </Drawing>
  );
}

const Drawing = styled.svg`
  overflow: visible;
  fill: none;
  & > [data-part='chart'] {
    fill: ${token('surface.card')};
    stroke: ${token('border.default')};
  }
  & > [data-part='depths'] {
    stroke: ${token('border.default')};
    & > [data-major] {
      stroke: ${token('accent.border')};
    }
  }
  & > [data-part='course'] {
    stroke: ${token('text.secondary')};
    stroke-width: 2;
    stroke-linecap: round;
    stroke-dasharray: 0.1 5;
  }
  & > [data-part='point'],
  & > [data-part='glow'] {
    fill: ${token('accent.indicator')};
  }
  & > [data-part='glow'] {
    fill-opacity: 0.22;
  }
  & > [data-part='ahead'] {
    fill: ${token('surface.card')};
    stroke: ${token('text.secondary')};
    stroke-width: 1.5;
  }
  & > [data-part='break'] {
    fill: ${token('danger.subtle')};
    stroke: ${token('danger.border')};
  }
  & > [data-part='cross'] {
    stroke: ${token('danger.text')};
    stroke-width: 2;
    stroke-linecap: round;
  }
`;
