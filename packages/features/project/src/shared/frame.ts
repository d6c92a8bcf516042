import type { FramePieces } from '@quarterdeck/contract';
import { CartLink } from '../frame/CartLink';
import { confirmLeave } from '../frame/askBeforeLeaving';
import { ProductLinks } from '../frame/ProductLinks';
import { ProductTabs } from '../frame/ProductTabs';

/** What the frame of every page shows of the product. */
export const frame: FramePieces = { productLinks: ProductLinks, tabBar: ProductTabs, cart: CartLink, confirmLeave };
