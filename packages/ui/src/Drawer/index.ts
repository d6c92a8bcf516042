export { Drawer } from './Drawer';
export type { DrawerProps } from './Drawer';
export type { DrawerSize } from './Drawer.styles';
export {
  OverlayBody as DrawerBody,
  OverlayFooter as DrawerFooter,
  OverlayHeader as DrawerHeader,
  type OverlayHeaderProps as DrawerHeaderProps,
} from '../overlay';
