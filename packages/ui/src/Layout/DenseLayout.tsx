import { css } from 'styled-components';
import { from, token } from '../tokens';
import type { LayoutProps } from './layoutProps';
import { Brand, Scroll } from './navigationParts';
import { SideFrame } from './SideFrame';

const sizes = css`
  --qd-nav-open: ${token('nav.dense')};
  --qd-nav-closed: ${token('nav.dense-rail')};
  --qd-footer: 40px;
  --qd-header-background: ${token('surface.sheet')};
  --qd-page-gutter: 16px;
  background: ${token('surface.sheet')};
  ${from('md')} {
    --qd-header: ${token('header.dense')};
  }
  ${from('lg')} {
    --qd-page-gutter: 24px;
  }
`;

/** Two widths, one press: the whole menu for reading, a rail for working, which unfolds over the content. */
export function DenseLayout({ navigation, brand, ...props }: LayoutProps) {
  const menu = (
    <>
      <Brand>{brand}</Brand>
      <Scroll>{navigation}</Scroll>
    </>
  );
  return <SideFrame {...props} brand={brand} sizes={sizes} appearance="quiet" beside={menu} over={menu} closesToRail />;
}
