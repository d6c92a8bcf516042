import { css, styled } from 'styled-components';
import { from, token } from '../tokens';
import type { LayoutProps } from './layoutProps';
import { Brand, Scroll } from './navigationParts';
import { SideFrame } from './SideFrame';

const sizes = css`
  --qd-nav-open: ${token('nav.narrow')};
  ${from('md')} {
    --qd-header: ${token('header.default')};
  }
  ${from('lg')} {
    --qd-page-gutter: 28px;
  }
  ${from('xl')} {
    --qd-nav-open: ${token('nav.default')};
    --qd-page-gutter: 40px;
  }
`;

/** The honest workhorse: the hull's navigation at the side, a header with a line, the canvas and a footer. */
export function ClassicLayout({ navigation, ...props }: LayoutProps) {
  const menu = (
    <>
      <Brand>{props.brand}</Brand>
      <Scroll>{navigation}</Scroll>
      <Person>{props.userCard}</Person>
    </>
  );
  return <SideFrame {...props} sizes={sizes} appearance="hull" beside={menu} over={menu} showsPersonBeside />;
}

const Person = styled.div`
  --qd-user-card: 44px;
  flex: none;
  border-block-start: 1px solid ${token('border.default')};
  padding-block: 8px;
  & > * {
    margin-block: 0;
  }
`;
