import { token } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';

/** A plotted course that leaves the chart: dotted line, three way points, nothing at its end. */
export function NotFoundDrawing() {
  return (
    <Drawing viewBox="0 0 320 140" width="320" height="140" aria-hidden>
      <g data-part="chart">
        <path d="M12 108c34-22 60-6 92-26s62-46 108-38 62 18 96 8" />
        <path d="M12 124c40-14 66-2 100-20s70-42 112-36 58 14 84 8" />
        <path d="M12 90c30-26 52-14 80-30s54-44 104-44 70 12 112 4" />
      </g>
      <path data-part="course" d="M24 112C70 104 92 84 124 72s76-22 110-28 58-14 84-34" />
      <circle data-part="point" cx="24" cy="112" r="5" />
      <circle data-part="point" cx="124" cy="72" r="5" />
      <circle data-part="last" cx="234" cy="44" r="7" />
    </Drawing>
  );
}

const Drawing = styled.svg`
  max-inline-size: 100%;
  fill: none;
  & > [data-part='chart'] {
    stroke: ${token('border.default')};
  }
  & > [data-part='course'] {
    stroke: ${token('accent.indicator')};
    stroke-width: 2;
    stroke-linecap: round;
    stroke-dasharray: 1 7;
  }
  & > [data-part='point'] {
    fill: ${token('accent.indicator')};
  }
  & > [data-part='last'] {
    fill: ${token('surface.canvas')};
    stroke: ${token('accent.indicator')};
    stroke-width: 2;
  }
`;
