import { styled } from 'styled-components';
import { below, from, token, type } from '../../tokens';

export const Frame = styled.section`
  --qd-chart-ground: var(--qd-ground, ${token('surface.card')});
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  color: ${token('text.primary')};
  &:not([data-bare]) {
    padding: 16px 20px;
    border-radius: ${token('radius.lg')};
    background: ${token('surface.card')};
    box-shadow: ${token('elevation.1')};
  }
  &[data-aside] {
    container: chart-frame / inline-size;
  }
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-block-size: 28px;
`;

export const Title = styled.h3`
  flex: 1 1 120px;
  min-inline-size: 0;
  margin: 0;
  overflow-wrap: anywhere;
  ${type('title-4')}
`;

/** The heading of a page with what there is to see in the chart. */
export const Heading = styled.div`
  flex: 1 1 120px;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Range = styled.div`
  display: contents;
`;

export const Buttons = styled.div`
  display: contents;
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;
  /* Below the heading of a page the range has a row of its own on phones; the buttons stay beside the heading. */
  [data-heading] > & {
    gap: 8px;
    ${below('sm')} {
      display: contents;
      & > [data-part='range'] {
        display: grid;
        flex: 1 1 100%;
        order: 1;
      }
      & > [data-part='buttons'] {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 4px;
      }
    }
  }
  @media print {
    &,
    [data-heading] > & {
      display: none;
    }
  }
`;

export const Description = styled.p`
  margin: 2px 0 0;
  color: ${token('text.secondary')};
  overflow-wrap: anywhere;
  ${type('small')}
`;

export const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 4px;
  min-block-size: 28px;
  margin: 4px -6px 0;
`;

export const LegendButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-inline-size: 100%;
  min-block-size: 28px;
  padding: 0 6px;
  border: 0;
  border-radius: ${token('radius.sm')};
  color: inherit;
  background: none;
  ${type('small')}
  &:is(button) {
    cursor: pointer;
  }
  @media (hover: hover) {
    &:is(button):hover {
      background: ${token('fill.hover')};
    }
  }
  &:focus-visible {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: -2px;
  }
  &[aria-pressed='false'] {
    color: ${token('text.tertiary')};
    text-decoration: line-through;
  }
  & > svg {
    flex: none;
  }
  @media (pointer: coarse) {
    &:is(button) {
      min-block-size: 44px;
    }
  }
`;

export const LegendDescription = styled.span`
  flex: none;
  margin-inline-start: auto;
  padding-inline-start: 6px;
  font-weight: ${token('weight.medium')};
  font-variant-numeric: tabular-nums;
`;

/** The numbers before the plot with the legend: in a row above it, or in a column beside it. */
export const Lead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 8px 32px;
  min-inline-size: 0;
  margin-block-start: 8px;
  & > [data-part='legend'] {
    flex-direction: column;
    margin-inline-start: auto;
  }
  [data-lead='beside'] > & {
    margin-block-start: 0;
    ${from('lg')} {
      flex: 0 0 196px;
      flex-direction: column;
      flex-wrap: nowrap;
      align-items: stretch;
      justify-content: space-between;
      & > [data-part='legend'] {
        margin-inline: -6px;
      }
    }
    ${below('lg')} {
      & > [data-part='legend'] {
        flex: 1 1 100%;
        flex-direction: row;
        margin-inline: -6px;
      }
    }
  }
  ${below('sm')} {
    gap: 8px 20px;
    & > [data-part='legend'] {
      flex-direction: row;
      margin-inline: -6px;
    }
  }
`;

/** The plot with what stands before it. */
export const Content = styled.div`
  &[data-lead='beside'] {
    margin-block-start: 12px;
    ${from('lg')} {
      display: flex;
      gap: 24px;
      & > [data-part='body'] {
        flex: 1 1 0;
        margin-block-start: 0;
      }
    }
  }
  @container chart-frame (min-width: 560px) {
    [data-aside] > & {
      display: flex;
      gap: 24px;
    }
    [data-aside] > & > [data-part='body'] {
      flex: 1 1 0;
    }
  }
`;

/** Other numbers to the same data. */
export const Aside = styled.div`
  min-inline-size: 0;
  margin-block-start: 16px;
  @container chart-frame (min-width: 560px) {
    display: grid;
    flex: none;
    max-inline-size: 50%;
    margin-block-start: 12px;
  }
`;

export const LegendName = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Body = styled.div`
  position: relative;
  min-inline-size: 0;
  margin-block-start: 12px;
`;

export const Finding = styled.p`
  margin: 12px 0 0;
  color: ${token('text.secondary')};
  overflow-wrap: anywhere;
  ${type('small')}
`;

/** Grid lines stay where there are no numbers. */
export const EmptyPlot = styled.div`
  min-block-size: var(--qd-chart-block-size);
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 8px;
  text-align: center;
  background: repeating-linear-gradient(
    to top,
    ${token('border.subtle')} 0 1px,
    transparent 1px calc((100% - 1px) / 4)
  );
  & > * {
    max-inline-size: 100%;
    margin: 0;
    padding-inline: 8px;
    background: var(--qd-chart-ground);
  }
  & > strong {
    ${type('title-5')}
  }
  & > p {
    color: ${token('text.secondary')};
    ${type('small')}
  }
`;

/** Of a table that has not all of the points. */
export const ThinnedCaption = styled.span`
  color: ${token('text.secondary')};
  ${type('small')}
`;

export const TableRoom = styled.div`
  display: grid;
  gap: 8px;
  max-block-size: 420px;
  overflow: auto;
  & > nav {
    /* The ring of its focus is not cut off. */
    margin-block-end: 4px;
  }
  @media print {
    /* Paper has no scroll bar. */
    max-block-size: none;
    overflow: visible;
  }
  &:focus-visible {
    outline: 2px solid ${token('focus.ring')};
    /* Outside, where neither the head nor the rows lie over it. */
    outline-offset: 2px;
  }
  ${below('sm')} {
    max-block-size: 360px;
  }
`;
