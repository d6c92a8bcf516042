import { styled } from 'styled-components';
import { token, type } from '../tokens';
import { dragPreviewTitle, rowControls, rowControlsOnDemand, swipeTrail } from '../VirtualList';

export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  block-size: 100%;
  padding-inline: ${token('space.2')};
  touch-action: pan-y;
  ${type('body')}
  ${rowControls}
  &[data-controls='on-demand'] {
    ${rowControlsOnDemand}
  }
  ${swipeTrail}
  & [data-part='title'] {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    /* A title of the other direction reads its own way and begins where all others do. */
    text-align: match-parent;
    text-align: -webkit-match-parent;
    color: ${token('text.primary')};
    text-decoration: none;
    border-radius: ${token('radius.xs')};
  }
  & > [data-part='title'] {
    flex: 1;
  }
  & [data-part='title']:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  &[data-done] [data-part='title'] {
    color: ${token('text.secondary')};
    text-decoration: line-through;
  }
  & [data-part='tags'] {
    display: flex;
    gap: ${token('space.1')};
  }
  & [data-count='narrow'] {
    display: none;
  }
  & [data-part='person'] {
    flex: none;
    inline-size: 24px;
    block-size: 24px;
  }
  ${dragPreviewTitle("[data-part='title']", [
    "[data-part='meta']",
    "[data-part='tags']",
    "[data-part='person']",
    "[data-part='menu']",
  ])}
`;
