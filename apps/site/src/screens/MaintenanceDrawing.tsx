import { token } from '@quarterdeck/ui/tokens';
import { Wrench } from 'lucide-react';
import { css, keyframes, styled } from 'styled-components';
import { ChartDrawing } from './ChartDrawing';

/** Contours that spread from where the work is; they stand still for who wants no motion. */
export function MaintenanceDrawing() {
  return (
    <ChartDrawing>
      <Rings>
        <circle cx="200" cy="78" r="46" />
        <circle cx="200" cy="78" r="34" />
        <circle cx="200" cy="78" r="22" />
      </Rings>
      <Place cx="200" cy="78" r="18" />
      <Tool x="191" y="69" width="18" height="18" strokeWidth={1.75} />
    </ChartDrawing>
  );
}

const pulse = keyframes`
  0% { opacity: 0.25; }
  40% { opacity: 1; }
  100% { opacity: 0.25; }
`;

const still = css`
  animation: none;
`;

const Rings = styled.g`
  stroke: ${token('accent.indicator')};
  stroke-width: 1.25;
  & > circle {
    animation: ${pulse} 2.4s ${token('easing.standard')} infinite;
  }
  & > circle:nth-child(2) {
    animation-delay: -0.3s;
  }
  & > circle:nth-child(3) {
    animation-delay: -0.6s;
  }
  @media (prefers-reduced-motion: reduce) {
    & > circle {
      ${still}
    }
  }
  [data-motion='reduce'] & > circle {
    ${still}
  }
`;

const Place = styled.circle`
  fill: ${token('surface.card')};
  stroke: ${token('accent.border')};
`;

const Tool = styled(Wrench)`
  color: ${token('accent.text')};
`;
