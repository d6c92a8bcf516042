import { stickyStyles } from '@quarterdeck/ui/sticky';
import { token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';

/** Its foot, with the total and the button, stays at the lower edge of the window while the rest of it passes below. */
export const Card = styled.aside`
  ${stickyStyles}
  overflow: clip;
  border-radius: ${token('radius.xl')};
  background: ${token('surface.card')};
  box-shadow: ${token('elevation.2')};
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${token('space.1')} ${token('space.4')};
    padding: ${token('space.5')} ${token('space.6')} ${token('space.4')};
    ${type('body-medium')}
  }
  & h2 {
    ${type('title-4')}
  }
  & > ul {
    padding-inline: ${token('space.6')};
  }
  & > footer,
  & > div {
    display: grid;
    gap: ${token('space.4')};
    padding: 0 ${token('space.6')} ${token('space.6')};
  }
  & > footer {
    position: sticky;
    inset-block-end: 0;
    padding-block: ${token('space.4')};
    border-block-start: 1px solid ${token('border.default')};
    background: ${token('surface.card')};
  }
  & > div > p {
    color: ${token('text.secondary')};
    text-align: center;
    text-wrap: balance;
    ${type('caption')}
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const Lines = styled.ul`
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${token('space.4')};
    padding-block: ${token('space.3')};
    border-block-start: 1px solid ${token('border.subtle')};
    overflow-wrap: anywhere;
    ${type('body-medium')}
  }
  & > li > span {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & code {
    font-family: var(--qd-font-mono);
    font-size: inherit;
  }
`;

export const Sums = styled.dl`
  display: grid;
  gap: ${token('space.2')};
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${token('space.4')};
    color: ${token('text.secondary')};
    ${type('body')}
  }
  & dd {
    font-variant-numeric: tabular-nums;
  }
  & > :last-child {
    margin-block-start: ${token('space.1')};
    color: ${token('text.primary')};
    ${type('body-medium')}
  }
  & > :last-child dd {
    ${type('metric-lg')}
  }
`;

/** The order as one line that opens, where it does not stand beside the form. */
export const Folded = styled.div`
  --qd-disclosure-inset: ${token('space.4')};
  margin-block-start: ${token('space.5')};
  border-radius: ${token('radius.lg')};
  background: ${token('surface.card')};
  box-shadow: ${token('elevation.1')};
  & button[slot='trigger'] {
    border-radius: ${token('radius.lg')};
  }
  & dl {
    padding-block: ${token('space.4')};
    border-block-start: 1px solid ${token('border.default')};
  }
`;
