export { Dialog } from './Dialog';
export type { DialogProps } from './Dialog';
export { dialogSizes } from './Dialog.styles';
export type { DialogSize } from './Dialog.styles';
export {
  OverlayBody as DialogBody,
  OverlayFooter as DialogFooter,
  OverlayHeader as DialogHeader,
  type OverlayHeaderProps as DialogHeaderProps,
} from '../overlay';
