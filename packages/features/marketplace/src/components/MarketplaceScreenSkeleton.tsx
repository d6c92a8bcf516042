import { useTranslation } from '@quarterdeck/i18n';
import { Skeleton } from '@quarterdeck/ui/Skeleton';
import { below, from, token } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';
import { Columns, Lead, SheetSpace, Title, Tools } from './Marketplace.styles';
import { MarketplaceSkeleton } from './MarketplaceSkeleton';

/** The marketplace before its scripts: its heading, and the places of what depends on the visitor. */
export function MarketplaceScreenSkeleton() {
  const { t } = useTranslation();
  return (
    <>
      <Places>
        <aside>
          <Skeleton width="60%" />
          <Skeleton count={10} />
        </aside>
        <div>
          <Title>{t('marketplace.heading')}</Title>
          <Lead>{t('marketplace.leadUnknown')}</Lead>
          <Chips />
          <Tools>
            <div role="search">
              <Skeleton shape="box" height="36px" />
            </div>
          </Tools>
          <Count />
          <MarketplaceSkeleton form="grid" />
        </div>
        <div>
          <Skeleton shape="box" height="420px" />
        </div>
      </Places>
      <SheetSpace />
    </>
  );
}

const Places = styled(Columns)`
  ${below('lg')} {
    & > aside {
      display: none;
    }
  }
  ${below('md')} {
    & > div:last-child {
      display: none;
    }
  }
`;

/** Place of the categories where they do not stand beside the list. */
const Chips = styled.div`
  block-size: 40px;
  margin-block-start: ${token('space.4')};
  ${from('lg')} {
    display: none;
  }
`;

/** Place of the number of what was found: a line of its own but on a phone. */
const Count = styled.div`
  block-size: ${token('control.sm')};
  ${below('sm')} {
    block-size: 44px;
  }
`;
