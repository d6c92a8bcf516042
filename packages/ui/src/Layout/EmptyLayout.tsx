import { styled } from 'styled-components';
import type { LayoutProps } from './layoutProps';

/** Only the routed content; a screen that needs a banner brings its own. */
export function EmptyLayout({ banner, children }: Pick<LayoutProps, 'banner' | 'children'>) {
  return (
    <>
      {banner}
      <Content id="content" tabIndex={-1}>
        {children}
      </Content>
    </>
  );
}

const Content = styled.main`
  min-block-size: 100dvh;
  outline: none;
  & [data-panes] {
    block-size: 100dvh;
  }
  & [data-placeholder] {
    min-block-size: 100dvh;
  }
`;
