import { usePreferences } from '@quarterdeck/ui/preferences';
import { ThemeProvider } from '@quarterdeck/ui/ThemeProvider';
import { below, from, token } from '@quarterdeck/ui/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** The head of the dashboard on the hull, which is dark in both schemes. @param children one bare chart. */
export function AnalyticsBand({ children }: { children: ReactNode }) {
  const theme = usePreferences((preferences) => preferences.theme);
  return (
    <Band>
      <Dark theme={theme} scheme="dark">
        <Colors>{children}</Colors>
      </Dark>
    </Band>
  );
}

/** The ground of the dashboard: the band goes from edge to edge, the cards below it have an inset. */
export const AnalyticsGround = styled.div`
  min-block-size: 100%;
  background: ${token('surface.sunken')};
  @media print {
    background: none;
  }
`;

export const AnalyticsCards = styled.div`
  container: dashboard / inline-size;
  padding: ${token('space.6')};
  ${below('sm')} {
    padding: ${token('space.4')};
  }
  @media print {
    padding: 12px 0 0;
  }
`;

/** Colors of the page's own scheme, for what has dark tokens inside of it. */
const Band = styled.div`
  --qd-ground: ${token('hull.background')};
  --qd-band-track: ${token('hull.raised')};
  --qd-band-thumb: ${token('hull.selected')};
  --qd-band-mark: ${token('hull.mark')};
  padding: 20px ${token('space.6')};
  background: ${token('hull.background')};
  ${from('lg')} {
    min-block-size: 320px;
  }
  ${below('sm')} {
    padding: ${token('space.4')};
  }
  @media print {
    --qd-ground: initial;
    min-block-size: 0;
    padding: 0;
    background: none;
    break-inside: avoid;
  }
`;

const Dark = styled(ThemeProvider)`
  && {
    background: none;
  }
`;

const Colors = styled.div`
  @media not print {
    --qd-chart-1: var(--qd-band-mark);
    --qd-chart-2: ${token('hull.text-secondary')};
    --qd-surface-card: var(--qd-band-track);
    --qd-surface-sunken: var(--qd-band-track);
    --qd-fill-disabled: var(--qd-band-track);
    --qd-fill-neutral: var(--qd-band-track);
    --qd-fill-neutral-pressed: var(--qd-band-thumb);
  }
`;
