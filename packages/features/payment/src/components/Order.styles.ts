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
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token('space.1')} ${token('space.4')};
  padding: ${token('space.5')} ${token('space.6')} ${token('space.4')};
  & > h2 {
    ${type('title-4')}
  }
  & > a {
    ${type('body-medium')}
  }
`;

export const Lines = styled.ul`
  padding-inline: ${token('space.6')};
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${token('space.4')};
    padding-block: ${token('space.3')};
    border-block-start: 1px solid ${token('border.subtle')};
    ${type('body-medium')}
  }
  & > li > span:first-child {
    overflow-wrap: anywhere;
  }
  & > li > span:last-child {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & small {
    display: block;
    color: ${token('text.secondary')};
    ${type('caption')}
  }
  & code {
    font-family: var(--qd-font-mono);
    font-size: inherit;
  }
`;

export const Foot = styled.div`
  position: sticky;
  inset-block-end: 0;
  display: grid;
  gap: ${token('space.4')};
  padding: ${token('space.4')} ${token('space.6')};
  border-block-start: 1px solid ${token('border.default')};
  background: ${token('surface.card')};
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
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  & > [data-total] {
    margin-block-start: ${token('space.1')};
    color: ${token('text.primary')};
    ${type('body-medium')}
  }
  & > [data-total] dd {
    ${type('metric-lg')}
  }
`;

export const Notes = styled.div`
  display: grid;
  gap: ${token('space.4')};
  padding: 0 ${token('space.6')} ${token('space.6')};
  & > p {
    color: ${token('text.secondary')};
    text-align: center;
    text-wrap: balance;
    ${type('caption')}
  }
`;

export const Crew = styled.div`
  display: flex;
  gap: ${token('space.3')};
  padding: ${token('space.3')} ${token('space.4')};
  border-radius: ${token('radius.lg')};
  background: ${token('surface.sunken')};
  & > svg {
    flex: none;
    margin-block-start: 2px;
    color: ${token('accent.indicator')};
  }
  & strong {
    display: block;
    ${type('body-medium')}
  }
  & span {
    color: ${token('text.secondary')};
    ${type('small')}
  }
`;

/** The order as one line that opens, where it does not stand beside the form. */
export const OrderLine = styled.div`
  margin-block-start: ${token('space.5')};
  border-radius: ${token('radius.lg')};
  background: ${token('surface.card')};
  box-shadow: ${token('elevation.1')};
  & button[slot='trigger'],
  & [data-part='content'] {
    padding-inline: ${token('space.4')};
  }
  & button[slot='trigger'] {
    border-radius: ${token('radius.lg')};
  }
  & ${Lines} {
    padding-inline: 0;
  }
  & ${Sums} {
    padding-block: ${token('space.4')};
    border-block-start: 1px solid ${token('border.default')};
  }
`;
