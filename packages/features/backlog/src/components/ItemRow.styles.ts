import { below, token, type } from '@quarterdeck/ui/tokens';
import { dragPreviewTitle, rowControls, swipeTrail } from '@quarterdeck/ui/VirtualList';
import { styled } from 'styled-components';
import { itemParts } from './OriginTag';

export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  block-size: 100%;
  padding-inline: ${token('space.2')};
  touch-action: pan-y;
  -webkit-touch-callout: none;
  cursor: pointer;
  ${type('body')}
  ${rowControls}
  ${itemParts}
  ${swipeTrail}
  & > [data-part='handle'] {
    inline-size: 20px;
    color: ${token('text.secondary')};
  }
  & > :is([data-part='key'], [data-part='origin'], [data-part='effort'], [data-part='person']),
  & [data-count] {
    flex: none;
  }
  & > [data-part='key'],
  & > [data-part='name'] > a {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > [data-part='key'] {
    inline-size: 70px;
    color: ${token('text.secondary')};
    ${type('code')}
  }
  & > [data-part='name'] {
    display: flex;
    align-items: center;
    flex: 1;
    gap: ${token('space.3')};
    min-inline-size: 0;
  }
  & > [data-part='name'] > a {
    min-inline-size: 0;
    color: ${token('text.primary')};
    text-decoration: none;
    border-radius: ${token('radius.xs')};
    ${type('body-medium')}
  }
  & > [data-part='name'] > a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  &[data-done] > [data-part='name'] > a {
    color: ${token('text.secondary')};
    text-decoration: line-through;
  }
  & [data-part='labels'] {
    display: flex;
    flex: none;
    gap: ${token('space.1')};
    max-inline-size: 50%;
    overflow: hidden;
  }
  [role='row']:is([data-open], [data-selected]) & [data-part='labels'] > :not([data-variant='outline']) {
    /* Its own tint is hardly to be seen on the tint of the row. */
    background: ${token('surface.card')};
  }
  & [data-part='labels'] > :not([data-variant='outline']) {
    min-inline-size: 0;
    flex-shrink: 1;
  }
  & [data-count='narrow'] {
    display: none;
  }
  @container backlog (max-width: 1080px) {
    /* Two would share too little room: of a short one only a letter would be left. */
    & [data-part='labels'] > [data-variant='dot'] ~ [data-variant='dot'],
    & [data-count='wide'] {
      display: none;
    }
    & [data-count='narrow'] {
      display: inline-flex;
    }
  }
  & > [data-part='effort'] {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: ${token('space.2')};
    min-inline-size: 138px;
    color: ${token('text.secondary')};
    white-space: nowrap;
    ${type('small')}
  }
  & [data-part='weeks'] {
    /* As wide as the longest estimate in any language, so that none pushes the columns. */
    min-inline-size: 52px;
    text-align: end;
  }
  & > [data-part='person'] {
    inline-size: 24px;
    block-size: 24px;
  }
  & > [data-nobody] {
    border: 1px dashed ${token('border.control')};
    border-radius: 50%;
  }
  @container backlog (max-width: 820px) {
    /* One label, so that titles keep most of their column. */
    & [data-part='labels'] {
      max-inline-size: 38%;
    }
  }
  @container backlog (max-width: 720px) {
    & [data-part='scale'] {
      display: none;
    }
    & > [data-part='effort'] {
      min-inline-size: 52px;
    }
  }
  @container backlog (max-width: 660px) {
    & [data-part='labels'] {
      display: none;
    }
  }
  ${below('sm')} {
    display: grid;
    grid-template-columns: auto max-content max-content minmax(0, 1fr) auto auto;
    grid-template-rows: 1fr 1fr;
    gap: 2px ${token('space.2')};
    padding-inline: ${token('space.4')} ${token('space.1')};
    padding-block: ${token('space.2')};
    & > input {
      grid-area: 1 / 1 / 3 / 2;
      margin-inline-end: ${token('space.1')};
    }
    & > [data-part='name'] {
      grid-area: 1 / 2 / 2 / 5;
      align-self: end;
    }
    & > [data-part='key'] {
      grid-area: 2 / 2;
      inline-size: auto;
    }
    & > [data-part='effort'] {
      grid-area: 2 / 3;
      min-inline-size: 0;
    }
    & [data-part='weeks'] {
      min-inline-size: 0;
    }
    & > [data-part='origin'] {
      grid-area: 2 / 4;
    }
    & > [data-part='origin'] > * {
      min-block-size: 0;
      block-size: 20px;
      padding-block: 0;
      ${type('caption-medium')}
    }
    & > [data-part='person'] {
      grid-area: 1 / 5 / 3 / 6;
    }
    & > [data-nobody] {
      visibility: hidden;
    }
    & > [data-part='menu'] {
      grid-area: 1 / 6 / 3 / 7;
      inline-size: 44px;
      block-size: 44px;
    }
  }
  ${dragPreviewTitle("[data-part='name'] > a", [
    "[data-part='labels']",
    "[data-part='origin']",
    "[data-part='effort']",
    "[data-part='person']",
    "[data-part='menu']",
  ])}
`;
