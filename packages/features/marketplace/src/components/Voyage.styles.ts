import { stickyStyles } from '@quarterdeck/ui/sticky';
import { token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';

export const Side = styled.aside`
  ${stickyStyles}
  display: flex;
  flex-direction: column;
  gap: ${token('space.4')};
`;

export const Card = styled.section`
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
  gap: 0 ${token('space.3')};
  padding: ${token('space.5')} ${token('space.6')} 0;
  & > h2 {
    ${type('title-4')}
  }
  & > span {
    color: ${token('text.secondary')};
    font-variant-numeric: tabular-nums;
    ${type('small')}
  }
`;

export const Body = styled.div`
  padding: ${token('space.4')} ${token('space.6')};
  &[data-line] {
    border-block-start: 1px solid ${token('border.subtle')};
  }
  &[data-needs] {
    padding-block: ${token('space.2')} ${token('space.4')};
  }
  &[data-needs]:empty {
    display: none;
  }
  & > [data-part='empty'] {
    color: ${token('text.secondary')};
    ${type('body')}
  }
`;

export const Lines = styled.ul`
  border-block-start: 1px solid ${token('border.subtle')};
  outline: none;
`;

export const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: ${token('space.2')};
  align-items: center;
  padding: ${token('space.2-5')} ${token('space.4')} ${token('space.2-5')} ${token('space.6')};
  & + & {
    border-block-start: 1px solid ${token('border.subtle')};
  }
  & [data-part='what'] {
    display: grid;
    gap: 1px;
    justify-items: start;
    min-inline-size: 0;
  }
  & [data-part='title'] {
    color: ${token('text.primary')};
    overflow-wrap: anywhere;
    ${type('body-medium')}
  }
  & [data-part='facts'] {
    color: ${token('text.secondary')};
    ${type('caption')}
  }
  & code {
    font-family: var(--qd-font-mono);
    font-size: inherit;
  }
  & [data-part='price'] {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    ${type('body-medium')}
  }
  &[data-missing] [data-part='facts'] {
    color: ${token('warning.text')};
  }
`;

export const Foot = styled.footer`
  display: grid;
  gap: ${token('space.3')};
  padding: ${token('space.4')} ${token('space.6')};
  border-block-start: 1px solid ${token('border.subtle')};
  background: ${token('surface.sunken')};
  & > [data-part='note'] {
    color: ${token('text.secondary')};
    text-wrap: pretty;
    ${type('small')}
  }
  & > [data-part='more'] {
    display: grid;
    gap: ${token('space.1')};
  }
  & > [data-part='more'] > * {
    justify-content: center;
  }
`;

export const Total = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${token('space.3')};
  & > span {
    color: ${token('text.secondary')};
    ${type('body')}
  }
  & > strong {
    font-variant-numeric: tabular-nums;
    ${type('metric-lg')}
  }
`;

export const Assurance = styled.p`
  display: flex;
  flex: none;
  gap: ${token('space.2')};
  padding-inline: ${token('space.2')};
  color: ${token('text.secondary')};
  text-wrap: pretty;
  ${type('small')}
  & > svg {
    margin-block-start: 2px;
    color: ${token('success.text')};
  }
`;
