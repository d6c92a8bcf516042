import type { ContourArtProps } from '@quarterdeck/ui/ContourArt';
import { token } from '@quarterdeck/ui/tokens';
import { startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { PageColumn } from './PageColumn';

export interface StandalonePageProps {
  /** Logo and language. */
  head: ReactNode;
  /** In the middle of the window, or below its head where the content grows. @default 'center' */
  align?: 'center' | 'start';
  children: ReactNode;
}

/** A page of the host without a frame: its head and one column over sounding lines. */
export function StandalonePage({ head, align = 'center', children }: StandalonePageProps) {
  return (
    <Page data-align={align}>
      <SoundingLines />
      <div data-part="head">{head}</div>
      <PageColumn>{children}</PageColumn>
    </Page>
  );
}

/** They decorate: they are loaded once the page stands, and what does not load leaves the ground plain. */
function SoundingLines() {
  const [Art, setArt] = useState<ComponentType<ContourArtProps>>();
  useEffect(() => {
    let isGone = false;
    import('@quarterdeck/ui/ContourArt').then(
      ({ ContourArt }) => {
        if (!isGone) startTransition(() => setArt(() => ContourArt));
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return <div data-part="ground">{Art ? <Art seed="standalone" width={960} height={600} levels={9} /> : null}</div>;
}

const Page = styled.div`
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
  & > [data-part='ground'] {
    position: absolute;
    z-index: -1;
    inset: 0;
    overflow: hidden;
    /* With the opacity of the lines 6 to 12 %. */
    opacity: 0.18;
  }
  & > [data-part='head'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.4')};
    min-block-size: 72px;
    padding-inline: ${token('page.gutter')};
  }
  & > ${PageColumn} {
    flex: 1;
    /* The column stands in the middle of the window, not of what the head leaves. */
    padding-block-end: 72px;
  }
  &[data-align='start'] > ${PageColumn} {
    justify-content: flex-start;
  }
`;
