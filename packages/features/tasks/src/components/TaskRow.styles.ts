import { maskIcon } from '@quarterdeck/ui/Icon';
import { RecordRow } from '@quarterdeck/ui/RecordRow';
import { below, token, type } from '@quarterdeck/ui/tokens';
import { visuallyHiddenStyles } from '@quarterdeck/ui/VisuallyHidden';
import { styled } from 'styled-components';

export const Row = styled(RecordRow)`
  padding-inline-end: ${token('space.4')};
  & [data-part='unseen'] {
    ${visuallyHiddenStyles}
  }
  & > [data-part='meta'] {
    display: flex;
    align-items: center;
    gap: ${token('space.3')};
    flex: none;
  }
  & [data-part='sub-tasks'],
  & [data-part='due'] {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    color: ${token('text.secondary')};
    white-space: nowrap;
  }
  & [data-part='sub-tasks'] {
    ${type('caption')}
    font-variant-numeric: tabular-nums;
  }
  & [data-part='due'] {
    inline-size: 92px;
    ${type('small')}
  }
  & [data-part='due'][data-overdue] {
    color: ${token('danger.text')};
    font-weight: 500;
  }
  & [data-part='sub-tasks']::before,
  & time[data-part='due']::before {
    content: '';
    flex: none;
    inline-size: 14px;
    block-size: 14px;
  }
  & [data-part='sub-tasks']::before {
    ${maskIcon('list-checks')}
  }
  & time[data-part='due']::before {
    ${maskIcon('calendar-days')}
  }
  & [data-part='priority'] {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    color: ${token('text.tertiary')};
  }
  & [data-priority]::before {
    content: '';
    display: block;
    block-size: 100%;
    ${maskIcon('arrow-down')}
  }
  & [data-priority='2'] {
    color: ${token('danger.text')};
  }
  & [data-priority='2']::before {
    ${maskIcon('arrow-up')}
  }
  @container tasks (max-width: 640px) {
    & [data-part='tags'],
    & [data-part='sub-tasks'] {
      display: none;
    }
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
    & > [data-part='title'] {
      align-self: end;
    }
    & > [data-part='meta'] {
      grid-column: 2 / 4;
      align-self: start;
      gap: ${token('space.2')};
      ${type('caption')}
      color: ${token('text.secondary')};
    }
    /* One line stands in the middle of its row. */
    &[data-plain] > [data-part='title'] {
      grid-row: 1 / 3;
      align-self: center;
    }
    &[data-plain] > [data-part='meta'] {
      grid-area: 1 / 3 / 3;
      align-self: center;
    }
    & [data-part='tags'] {
      display: flex;
      min-inline-size: 0;
      & > [data-variant='dot'] {
        min-inline-size: 0;
      }
      /* Two would share too little room: only a letter of each would be left. */
      & > [data-variant='dot'] ~ [data-variant='dot'],
      & > [data-count='wide'] {
        display: none;
      }
      & > [data-count='narrow'] {
        display: inline-flex;
        flex: none;
      }
    }
    & [data-part='due']:empty,
    & [data-part='priority']:not([data-priority]) {
      display: none;
    }
    /* Tags and faces come after the rows: nothing that is there already may stand behind them. */
    & [data-part='due'],
    & [data-part='priority'] {
      order: -1;
    }
    & [data-part='due'] {
      inline-size: auto;
    }
    & [data-part='person'] {
      margin-inline-start: auto;
    }
  }
`;
