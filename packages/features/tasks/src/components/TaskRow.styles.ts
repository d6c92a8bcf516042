import { below, token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';

export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  block-size: 100%;
  padding-inline: ${token('space.2')} ${token('space.4')};
  ${type('body')}
  touch-action: pan-y;
  &[data-swiping] {
    background: linear-gradient(to right, ${token('success.subtle')} 40%, transparent);
  }
  ${below('sm')} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    grid-template-rows: 1fr 1fr;
    column-gap: ${token('space.3')};
    row-gap: 0;
    padding-inline: ${token('space.4')} ${token('space.2')};
    padding-block: ${token('space.2')};
    & > input {
      grid-row: 1 / 3;
    }
  }
`;

export const Handle = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 24px;
  align-self: stretch;
  color: ${token('text.tertiary')};
  &[data-drag-handle] {
    cursor: grab;
    touch-action: none;
  }
  &:not([data-drag-handle]) {
    visibility: hidden;
  }
  @media (hover: hover) {
    opacity: 0;
    [role='row']:hover &,
    [role='row']:focus-within & {
      opacity: 1;
    }
  }
  ${below('sm')} {
    display: none;
  }
`;

export const Title = styled.span`
  flex: 1;
  min-inline-size: 0;
  & > a {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: ${token('text.primary')};
    text-decoration: none;
    border-radius: ${token('radius.xs')};
  }
  & > a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  [data-completed] & > a {
    color: ${token('text.secondary')};
    text-decoration: line-through;
  }
  ${below('sm')} {
    align-self: end;
  }
`;

export const Meta = styled.span`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  flex: none;
  & > [data-part='tags'] {
    display: flex;
    gap: ${token('space.1')};
  }
  & > [data-part='priority'] {
    inline-size: 16px;
    color: ${token('text.tertiary')};
  }
  & > [data-part='priority'][data-priority='2'] {
    color: ${token('danger.text')};
  }
  & > [data-part='person'] {
    inline-size: 24px;
  }
  @container tasks (max-width: 640px) {
    & > [data-part='tags'],
    & > [data-part='sub-tasks'] {
      display: none;
    }
  }
  ${below('sm')} {
    grid-column: 2 / 4;
    align-self: start;
    gap: ${token('space.2')};
    ${type('caption')}
    color: ${token('text.secondary')};
    & > [data-part='tags'] {
      display: flex;
      min-inline-size: 0;
      overflow: hidden;
    }
    & > [data-part='due']:empty,
    & > [data-part='person']:empty,
    & > [data-part='priority']:empty {
      display: none;
    }
    & > [data-part='due'] {
      order: -1;
      inline-size: auto;
    }
    & > [data-part='person'] {
      margin-inline-start: auto;
    }
  }
`;

export const SubTaskCount = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  ${type('caption')}
  color: ${token('text.secondary')};
  font-variant-numeric: tabular-nums;
`;

export const DueDate = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  inline-size: 92px;
  ${type('small')}
  color: ${token('text.secondary')};
  white-space: nowrap;
  &[data-overdue] {
    color: ${token('danger.text')};
  }
`;

export const MenuButton = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 28px;
  block-size: 28px;
  padding: 0;
  border: 0;
  border-radius: ${token('radius.sm')};
  background: transparent;
  color: ${token('text.secondary')};
  cursor: pointer;
  &:hover {
    background: ${token('fill.hover')};
    color: ${token('text.primary')};
  }
  @media (hover: hover) {
    opacity: 0;
    [role='row']:hover &,
    [role='row']:focus-within &,
    &[aria-expanded='true'] {
      opacity: 1;
    }
  }
`;
