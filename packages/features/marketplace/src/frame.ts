import type { FramePieces } from '@quarterdeck/contract';
import { confirmLeave } from './components/frame/askBeforeLeaving';
import { CartLink } from './components/frame/CartLink';
import { ProductLinks } from './components/frame/ProductLinks';
import { ProductTabs } from './components/frame/ProductTabs';

/** What the frame of every page shows of the product. */
export const frame: FramePieces = {
  headerLinks: ProductLinks,
  tabBar: ProductTabs,
  headerAction: CartLink,
  confirmLeave,
};
