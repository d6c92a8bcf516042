import type { FramePieces } from '@quarterdeck/contract';
import { CartLink } from './components/frame/CartLink';
import { confirmLeave } from './components/frame/leaving';
import { ProductLinks, ProductTabs } from './components/frame/ProductNavigation';

/** What the frame of every page shows of the product. */
export const frame: FramePieces = {
  headerLinks: ProductLinks,
  tabBar: ProductTabs,
  headerAction: CartLink,
  confirmLeave,
};
