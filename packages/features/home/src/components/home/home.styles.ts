import { Heading, Text } from '@quarterdeck/ui/Text';
import { below, from, token } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';

/** The width that all regions of the page share. */
export const Container = styled.div`
  inline-size: min(1376px, 100%);
  margin-inline: auto;
  padding-inline: ${token('space.4')};
  ${from('sm')} {
    padding-inline: ${token('space.6')};
  }
  ${from('lg')} {
    padding-inline: ${token('space.8')};
  }
`;

/** Words beside what they are about. @param $columns such as `1fr 2fr`. */
export const Columns = styled(Container)<{ $columns: string }>`
  display: grid;
  grid-template-columns: ${(p) => p.$columns};
  gap: ${token('space.8')};
  ${below('md')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Section = styled.section`
  /* What lies below the window is laid out when it comes near: the first paint does not wait for it. */
  content-visibility: auto;
  contain-intrinsic-block-size: auto 720px;
  padding-block: 72px;
  ${below('md')} {
    padding-block: 48px;
  }
`;

/** With an id and a `tabIndex` of -1 it takes the focus when a link of the page leads to it. */
export const SectionTitle = styled(Heading).attrs({ level: 2, variant: 'title-1' })`
  max-inline-size: 26ch;
  outline: none;
  scroll-margin-block-start: 72px;
`;

export const Lead = styled(Text).attrs({ forwardedAs: 'p', variant: 'prose', tone: 'secondary' })`
  max-inline-size: 60ch;
  margin-block-start: ${token('space.2')};
`;
