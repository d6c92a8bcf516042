import { below, token, type } from '@quarterdeck/ui/tokens';
import { DraftRow } from '@quarterdeck/ui/DraftRow';
import { visuallyHiddenStyles } from '@quarterdeck/ui/VisuallyHidden';
import { styled } from 'styled-components';

export const Pane = styled.section`
  position: relative;
  flex: 1;
  min-inline-size: 0;
  display: flex;
  flex-direction: column;
  container: tasks / inline-size;
  & > [data-part='content'] {
    flex: 1;
    min-block-size: 0;
    display: flex;
    flex-direction: column;
  }
`;

export const Head = styled.header`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${token('space.2')} ${token('space.3')};
  flex: none;
  padding: ${token('space.4')} ${token('space.5')} ${token('space.3')};
  border-block-end: 1px solid ${token('border.subtle')};
  & > h1 {
    margin-inline-end: ${token('space.2')};
  }
  & > [data-part='count'] {
    min-inline-size: 96px;
    color: ${token('text.secondary')};
    font-variant-numeric: tabular-nums;
  }
  & > [data-part='actions'] {
    display: flex;
    align-items: center;
    gap: ${token('space.2')};
    margin-inline-start: auto;
  }
  @container tasks (max-width: 840px) {
    & [data-part='section'] > [data-part='label'] {
      ${visuallyHiddenStyles}
    }
  }
  @container tasks (max-width: 640px) {
    flex-wrap: nowrap;
    gap: ${token('space.2')};
    & > h1 {
      margin-inline-end: 0;
    }
    & > [data-part='count'] {
      min-inline-size: 104px;
      white-space: nowrap;
    }
    & > [data-part='actions'],
    & [data-part='search'] {
      flex: 1;
      min-inline-size: 0;
    }
    & [data-part='search'] kbd {
      /* The words of the field need its room. */
      display: none;
    }
  }
  ${below('sm')} {
    flex-wrap: wrap;
    row-gap: ${token('space.1')};
    padding: ${token('space.3')} ${token('space.4')};
    & > h1 {
      /* The header of the page shows the title already. */
      ${visuallyHiddenStyles}
    }
    & > [data-part='actions'] {
      flex: none;
      inline-size: 100%;
      margin: 0;
    }
    & > [data-part='count'] {
      order: 1;
      min-block-size: 1lh;
      ${type('small')}
    }
    & [data-part='add'] {
      display: none;
    }
  }
`;

export const Draft = styled(DraftRow)`
  min-block-size: 44px;
  padding-inline: 44px ${token('space.4')};
  & > input {
    block-size: 36px;
  }
  & > small {
    font: inherit;
  }
  &[data-type='section'] > i {
    display: none;
  }
  ${below('sm')} {
    order: 3;
    padding-inline: ${token('space.4')};
    border-block: 1px solid ${token('border.default')};
  }
`;
