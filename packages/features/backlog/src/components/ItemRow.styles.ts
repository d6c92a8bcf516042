import { RecordRow } from '@quarterdeck/ui/RecordRow';
import { below, token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';
import { itemParts } from './OriginTag';

export const Row = styled(RecordRow)`
  -webkit-touch-callout: none;
  cursor: pointer;
  ${itemParts}
  & > [data-part='handle'] {
    inline-size: 20px;
    color: ${token('text.secondary')};
  }
  & > :is([data-part='key'], [data-part='origin'], [data-part='effort']),
  & [data-count] {
    flex: none;
  }
  & > [data-part='key'] {
    inline-size: 70px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
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
  & [data-part='title'] {
    ${type('body-medium')}
  }
  & [data-part='tags'] {
    flex: none;
    max-inline-size: 50%;
    overflow: hidden;
  }
  [role='row']:is([data-open], [data-selected]) & [data-part='tags'] > :not([data-variant='outline']) {
    /* Its own tint is hardly to be seen on the tint of the row. */
    background: ${token('surface.card')};
  }
  & [data-part='tags'] > :not([data-variant='outline']) {
    min-inline-size: 0;
    flex-shrink: 1;
  }
  @container record-list (max-width: 1080px) {
    /* Two would share too little room: of a short one only a letter would be left. */
    & [data-part='tags'] > [data-variant='dot'] ~ [data-variant='dot'],
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
  & > [data-nobody] {
    border: 1px dashed ${token('border.control')};
    border-radius: 50%;
  }
  @container record-list (max-width: 820px) {
    /* One label, so that titles keep most of their column. */
    & [data-part='tags'] {
      max-inline-size: 38%;
    }
  }
  @container record-list (max-width: 720px) {
    & [data-part='scale'] {
      display: none;
    }
    & > [data-part='effort'] {
      min-inline-size: 52px;
    }
  }
  @container record-list (max-width: 660px) {
    & [data-part='tags'] {
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
  [data-drag-preview] & :is([data-part='origin'], [data-part='effort']) {
    display: none;
  }
`;
