import { useTranslation } from '@quarterdeck/i18n';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { ThemeProvider } from '@quarterdeck/ui/ThemeProvider';
import { below, from, token, type } from '@quarterdeck/ui/tokens';
import { visuallyHiddenStyles } from '@quarterdeck/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface AnalyticsBandProps {
  /** One sentence that says something true about the figures; left out until they are there. */
  text?: string | undefined;
  /** What of the dashboard is shown; on phones in a row of its own. */
  range: ReactNode;
  /** What can be done with the whole dashboard. */
  tools: ReactNode;
  /** One bare chart. Its buttons join the head, its title is the label of its `lead`. */
  children: ReactNode;
}

/** The head of the dashboard on the hull, with its one large chart. */
export function AnalyticsBand({ text, range, tools, children }: AnalyticsBandProps) {
  const { t } = useTranslation();
  const theme = usePreferences((preferences) => preferences.theme);
  return (
    <Band>
      <Dark theme={theme} scheme="dark">
        <Places>
          <Head>
            <h1>{t('dashboards.analytics.title')}</h1>
            {/* Its line stays where nothing is known yet, so that nothing moves. */}
            <p>{text ?? '\u00A0'}</p>
          </Head>
          <Tools data-part="range">{range}</Tools>
          <Tools data-part="tools">{tools}</Tools>
          {children}
        </Places>
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
  /* Room of the finding, which comes with the figures: nothing moves then. */
  & [data-part='chart']:has([data-part='bones']) {
    padding-block-end: 46px;
  }
  ${below('sm')} {
    padding: ${token('space.4')};
  }
  @media print {
    padding: 12px 0 0;
  }
`;

/** The hull is dark in both schemes; these are the colors of the page's own one, for what has dark tokens inside of it. */
const Band = styled.div`
  --qd-ground: ${token('hull.background')};
  --qd-band-track: ${token('hull.raised')};
  --qd-band-thumb: ${token('hull.selected')};
  --qd-band-mark: ${token('hull.mark')};
  container: analytics-band / inline-size;
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
  }
`;

const Dark = styled(ThemeProvider)`
  && {
    background: none;
  }
`;

/** The frame of the chart is no box here, so that its buttons can stand in the row of the head. */
const Places = styled.div`
  display: grid;
  grid-template: 'head range tools buttons' auto 'chart chart chart chart' auto / minmax(0, 1fr) auto auto auto;
  column-gap: ${token('space.2')};
  align-items: center;
  @media not print {
    --qd-chart-1: var(--qd-band-mark);
    --qd-chart-2: ${token('hull.text-secondary')};
    --qd-surface-card: var(--qd-band-track);
    --qd-surface-sunken: var(--qd-band-track);
    --qd-fill-disabled: var(--qd-band-track);
    --qd-fill-neutral: var(--qd-band-track);
    --qd-fill-neutral-pressed: var(--qd-band-thumb);
  }
  @container analytics-band (max-width: 919px) {
    grid-template: 'head head buttons' auto 'range tools tools' auto 'chart chart chart' auto / auto minmax(0, 1fr) auto;
    row-gap: ${token('space.3')};
  }
  ${below('sm')} {
    grid-template: 'head tools buttons' auto 'range range range' auto 'chart chart chart' auto / minmax(
        0,
        1fr
      ) auto auto;
  }
  & > [data-part='chart'] {
    display: contents;
  }
  & > [data-part='chart'] > header {
    position: relative;
    grid-area: buttons;
    & > h2 {
      ${visuallyHiddenStyles}
    }
  }
  & > [data-part='chart'] > div {
    grid-area: chart;
    min-inline-size: 0;
  }
  /* While it waits, phones keep room for the legend and for the strip of values above the plot. */
  ${below('sm')} {
    &:has([data-part='bones']) {
      padding-block-end: 135px;
    }
  }
  /* The sentence of the head says the same. */
  & > [data-part='chart'] > p {
    ${visuallyHiddenStyles}
  }
`;

const Head = styled.header`
  grid-area: head;
  min-inline-size: 0;
  & h1 {
    overflow-wrap: anywhere;
    ${type('title-2')}
  }
  & p {
    margin-block-start: 2px;
    color: ${token('text.secondary')};
    text-wrap: pretty;
    ${type('small')}
  }
  ${below('sm')} {
    & h1 {
      ${visuallyHiddenStyles}
    }
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')};
  &[data-part='range'] {
    grid-area: range;
  }
  &[data-part='tools'] {
    grid-area: tools;
  }
  ${below('sm')} {
    & > [role='radiogroup'] {
      flex: 1 1 100%;
    }
  }
  @media print {
    display: none;
  }
`;
