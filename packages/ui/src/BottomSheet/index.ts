export { BottomSheet } from './BottomSheet';
export type { BottomSheetProps } from './BottomSheet';
export type { Detent } from './detents';
export {
  OverlayBody as SheetBody,
  OverlayFooter as SheetFooter,
  OverlayHeader as SheetHeader,
  type OverlayHeaderProps as SheetHeaderProps,
} from '../overlay';
