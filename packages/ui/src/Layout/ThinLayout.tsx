import { css } from 'styled-components';
import { from, token } from '../tokens';
import type { LayoutProps } from './layoutProps';
import { Brand, Scroll } from './navigationParts';
import { SideFrame } from './SideFrame';

const sizes = css`
  --qd-nav-open: ${token('nav.thin')};
  ${from('md')} {
    --qd-header: ${token('header.default')};
  }
`;

/** The narrowest: a rail of icons, whose names come on demand. */
export function ThinLayout({ navigation, shortNavigation, ...props }: LayoutProps) {
  return (
    <SideFrame
      {...props}
      sizes={sizes}
      appearance="quiet"
      isRail
      beside={
        <>
          <Brand data-width="thin">{props.brand}</Brand>
          {shortNavigation}
        </>
      }
      over={
        <>
          <Brand>{props.brand}</Brand>
          <Scroll>{navigation}</Scroll>
        </>
      }
    />
  );
}
