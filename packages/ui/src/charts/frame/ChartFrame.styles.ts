import { styled } from 'styled-components';
import { below, token, type } from '../../tokens';

export const Frame = styled.section`
  --qd-chart-ground: ${token('surface.card')};
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

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;
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
    background: ${token('surface.card')};
  }
  & > strong {
    ${type('title-5')}
  }
  & > p {
    color: ${token('text.secondary')};
    ${type('small')}
  }
`;

export const TableRoom = styled.div`
  display: grid;
  gap: 8px;
  max-block-size: 420px;
  overflow: auto;
  ${below('sm')} {
    max-block-size: 360px;
  }
`;
