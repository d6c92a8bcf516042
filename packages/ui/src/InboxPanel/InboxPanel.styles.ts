import { styled } from 'styled-components';
import { endFade, headerPanel } from '../overlay/headerPanel.styles';
import { below, token, type } from '../tokens';

/** Height of a row in CSS pixels: a title, two lines and a time. */
export const rowHeight = 96;

export const Frame = styled.section`
  ${headerPanel}
  inline-size: 380px;
  ${below('sm')} {
    inline-size: 100%;
  }
  & > header {
    gap: ${token('space.3')};
    border-block-end: 1px solid ${token('border.subtle')};
    & > [data-part='heading'] {
      display: flex;
      flex: 1;
      align-items: baseline;
      gap: ${token('space.3')};
      min-inline-size: 0;
      ${below('sm')} {
        /* Beside each other they would leave no room for the two buttons of a narrow phone. */
        flex-direction: column;
        gap: 0;
      }
    }
    & h2,
    & > [data-part='heading'] > span {
      max-inline-size: 100%;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    & > [data-part='heading'] > span {
      color: ${token('text.secondary')};
      ${type('small')}
    }
    & > [data-part='mark-all'] {
      flex: none;
    }
    @media (width < 360px) {
      gap: ${token('space.1')};
      & > [data-part='mark-all'] > [data-part='icon'] {
        display: none;
      }
    }
  }
  & [data-part='list'] {
    /* As high as its rows, or as there is room. */
    flex: 0 1 auto;
    block-size: calc(var(--qd-inbox-rows) * ${rowHeight}px);
    min-block-size: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
    ${endFade}
  }
`;

export const Row = styled.div`
  position: relative;
  box-sizing: border-box;
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) 28px;
  gap: ${token('space.3')};
  block-size: 100%;
  padding: 12px 10px 12px 16px;
  border-block-end: 1px solid ${token('border.subtle')};
  &:dir(rtl) {
    padding: 12px 16px 12px 10px;
  }
  &:hover {
    background: ${token('fill.hover')};
  }
  /* It lies over the frame of the row around it. */
  [role='row']:focus-visible & {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: -2px;
  }
  &[data-unread] {
    background: ${token('fill.selected')};
    &:hover {
      background: ${token('fill.selected-hover')};
    }
    &::before {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline-start: 0;
      inline-size: 3px;
      background: ${token('accent.indicator')};
    }
    & [data-part='title'] {
      font-weight: 600;
    }
  }
  & > [data-part='words'] {
    min-inline-size: 0;
    & [data-part='title'] {
      display: block;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
      font-weight: 500;
      & > a {
        color: inherit;
        text-decoration: none;
        /* The whole row leads there; its buttons lie above. */
        &::after {
          content: '';
          position: absolute;
          inset: 0;
        }
      }
    }
    & p {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      overflow: hidden;
      overflow-wrap: anywhere;
      color: ${token('text.secondary')};
      ${type('small')}
    }
    & small {
      display: block;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
      color: ${token('text.tertiary')};
      ${type('small')}
    }
    & [data-part='host'] {
      /* From right to left the time before it would run into it. */
      unicode-bidi: isolate;
      margin-inline-start: ${token('space.3')};
      color: ${token('text.link')};
    }
    & [data-part='state'] {
      position: absolute;
      clip-path: inset(50%);
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      white-space: nowrap;
    }
  }
  & > [data-part='icon'],
  & > [data-part='image'] {
    inline-size: 40px;
    block-size: 40px;
    border-radius: ${token('radius.md')};
  }
  & > [data-part='icon'] {
    box-sizing: border-box;
    padding: 10px;
    background: ${token('fill.neutral')};
    color: ${token('text.secondary')};
  }
  & > [data-part='actions'] {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: ${token('space.1')};
  }
  /* A finger needs 44 px for each of the two: 24 px of the button and half of the gap on both sides. */
  @media (pointer: coarse) {
    grid-template-columns: 40px minmax(0, 1fr) 44px;
    padding-inline-end: 2px;
    &:dir(rtl) {
      padding-inline-end: 2px;
    }
    & > [data-part='actions'] {
      justify-content: center;
      gap: 20px;
    }
  }
  /* Their place is kept, so that nothing moves when they show. */
  @media (hover: hover) {
    &:not([data-unread]) [data-part='toggle'],
    & [data-part='remove'] {
      opacity: 0;
    }
    &:hover [data-part='toggle'],
    &:hover [data-part='remove'],
    [role='row']:focus-within & [data-part='toggle'],
    [role='row']:focus-within & [data-part='remove'] {
      opacity: 1;
    }
  }
`;
