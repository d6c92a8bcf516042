import { below, token } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';

/** The page on the screen; on paper the sheet takes its place. */
export const View = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space.4')};
  min-inline-size: 0;
  &[data-form='list'] {
    /* The list ends where the window does: below the header and above the space of the page. */
    min-block-size: calc(100dvh - 128px);
  }
  ${below('sm')} {
    &[data-form='list'] {
      min-block-size: calc(100dvh - 56px - ${token('space.6')} - var(--qd-bottom-bar, 0px));
    }
  }
  @media print {
    &[data-sheet] {
      display: none;
    }
  }
`;

export const Columns = styled.div`
  display: flex;
  flex: 1;
  min-block-size: 0;
`;

/** Width of the filters beside the list, in CSS pixels. */
const railWidth = 196;

export const Rail = styled.aside`
  flex: none;
  inline-size: ${railWidth}px;
  margin-inline-end: ${token('space.8')};
  padding-block-start: ${token('space.1')};
`;

export const Centre = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  gap: ${token('space.3')};
  min-inline-size: 0;
  & > [data-part='content'] {
    display: flex;
    flex-direction: column;
    flex: 1;
    min-inline-size: 0;
  }
  /* Filters and search come with the items; their room is kept, so that the content does not move then. */
  &:has([data-part='awaited-tools']) {
    padding-block-start: calc(${token('control.md')} + ${token('space.3')});
  }
  &:has([data-part='awaited-rail']) {
    margin-inline-start: calc(${railWidth}px + ${token('space.8')});
  }
`;

/** Stands where the search will, above the content in the room that `Centre` keeps. */
export const AwaitedTools = styled.div`
  position: absolute;
  inset-block-end: calc(100% + ${token('space.3')});
  inset-inline: 0;
  max-inline-size: 300px;
  ${below('sm')} {
    max-inline-size: none;
  }
`;

/** Stands where the filters will, beside the content in the room that `Centre` keeps. */
export const AwaitedRail = styled.div`
  position: absolute;
  inset-block-start: calc(${token('space.1')} - ${token('control.md')} - ${token('space.3')});
  inset-inline-end: calc(100% + ${token('space.8')});
  inline-size: ${railWidth}px;
`;
