import { token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.3')};
  block-size: 100%;
  padding-inline-end: ${token('space.4')};
  background: ${token('surface.sunken')};
  [data-scheme='dark'] & {
    /* In the dark what is sunken would be a hole between the rows. */
    background: ${token('surface.overlay')};
  }
  & > [data-part='fold'] {
    display: flex;
    align-items: center;
    flex: 1;
    gap: ${token('space.2')};
    align-self: stretch;
    padding: 0;
    padding-inline-start: ${token('space.4')};
    border: 0;
    background: none;
    color: ${token('text.primary')};
    text-align: start;
    cursor: pointer;
    ${type('title-5')}
  }
  & > [data-part='fold']::before {
    content: '';
    flex: none;
    inline-size: 6px;
    block-size: 6px;
    margin-inline: 2px ${token('space.1')};
    border: solid ${token('text.secondary')};
    border-width: 0 1.5px 1.5px 0;
    translate: 0 -2px;
    rotate: 45deg;
    transition: rotate ${token('duration.base')} ${token('easing.standard')};
    @media (prefers-reduced-motion: reduce) {
      transition: none;
    }
  }
  & > [data-part='fold'][aria-expanded='false']::before {
    translate: 0 0;
    rotate: -45deg;
  }
  & > [data-part='fold'][aria-expanded='false']:dir(rtl)::before {
    rotate: 135deg;
  }
  & > [data-part='fold']:focus-visible {
    outline-offset: -2px;
  }
  & [data-part='count'] {
    color: ${token('text.secondary')};
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
  & > [data-part='sum'] {
    color: ${token('text.secondary')};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    ${type('small')}
  }
`;
