import { css } from 'styled-components';
import { from, token } from '../tokens';
import type { LayoutProps } from './layoutProps';
import { Brand, Scroll } from './navigationParts';
import { SideFrame } from './SideFrame';

const sizes = css`
  --qd-nav-open: ${token('nav.compact')};
  ${from('md')} {
    --qd-header: ${token('header.default')};
  }
  ${from('lg')} {
    &:has([data-part='column'][data-pinned]) {
      --qd-nav-open: calc(${token('nav.compact')} + ${token('nav.aside')});
    }
  }
`;

/** A rail of the hull with icons above short names: fast to scan, with a column for what an item holds. */
export function CompactLayout({ navigation, shortNavigation, ...props }: LayoutProps) {
  return (
    <SideFrame
      {...props}
      sizes={sizes}
      appearance="hull"
      isRail
      beside={
        <>
          <Brand data-width="compact">{props.brand}</Brand>
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
