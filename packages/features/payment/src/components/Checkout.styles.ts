import { Heading } from '@quarterdeck/ui/Text';
import { from, token } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';

/**
 * Keeps the way to pay in reach on a phone. It reaches to the edge of the window, below the tabs: messages stand above what
 * reaches there. Only its bar is seen.
 */
export const Bar = styled.div`
  position: fixed;
  inset-inline: 0;
  inset-block-end: 0;
  z-index: ${token('layer.sticky')};
  padding-block-end: calc(var(--qd-bottom-bar, 0px) + env(safe-area-inset-bottom));
  pointer-events: none;
  & > div {
    padding: ${token('space.3')} ${token('space.4')};
    border-block-start: 1px solid ${token('border.subtle')};
    background: ${token('surface.card')};
    pointer-events: auto;
  }
  @media print {
    display: none;
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.6')};
  max-inline-size: 588px;
  margin-inline: auto;
  ${from('md')} {
    grid-template-columns: minmax(0, 588px) minmax(320px, 420px);
    gap: ${token('space.8')};
    justify-content: center;
    max-inline-size: none;
  }
  ${from('lg')} {
    gap: ${token('space.12')};
  }
  &:has(+ ${Bar}) {
    padding-block-end: 72px;
  }
  & > div > p {
    padding-block: ${token('space.5')};
    border-block-start: 1px solid ${token('border.default')};
  }
`;

export const Title = styled(Heading).attrs({ level: 1, variant: 'title-1' })`
  margin-block-end: ${token('space.4')};
`;

export const Form = styled.form`
  margin-block-start: ${token('space.6')};
  /* What is said above the parts. */
  & > :not(section) {
    margin-block-end: ${token('space.5')};
  }
`;

export const Section = styled.section`
  padding-block: ${token('space.5')};
  border-block-start: 1px solid ${token('border.default')};
  & > header {
    min-block-size: 28px;
  }
  /* Its word stands in line with the rule above. */
  & > header > button {
    margin-inline-end: calc(-1 * ${token('control-padding.sm')});
    color: ${token('text.link')};
  }
`;

export const Fields = styled.div`
  display: grid;
  gap: ${token('space.4')};
  margin-block-start: ${token('space.4')};
  & & {
    margin-block-start: 0;
  }
  & > [data-part='continue'] {
    justify-self: start;
    margin-block-start: ${token('space.1')};
  }
  & input {
    font-variant-numeric: tabular-nums;
  }
`;

export const Pair = styled.div`
  display: grid;
  gap: ${token('space.4')};
  align-items: start;
  ${from('sm')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  }
`;

/** Where the provider draws a field in a frame of its own, whose focus this page learns of only by a class that it sets. */
export const MountedField = styled.div`
  flex: 1;
  min-inline-size: 0;
  border-radius: ${token('radius.xs')};
  &.StripeElement--focus {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: 6px;
  }
`;

export const TestCards = styled.dl`
  margin-block-start: ${token('space.2')};
  /* Beside a number there is little room on a phone. */
  & > div {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    align-items: baseline;
    column-gap: ${token('space.3')};
  }
  & dt {
    font-family: var(--qd-font-mono);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;
