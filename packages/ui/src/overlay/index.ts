export { OverlayPartsContext, useOverlayParts } from './overlayContext';
export type { OverlayParts } from './overlayContext';
export { OverlayBody, OverlayFooter, OverlayHeader } from './OverlayParts';
export type { OverlayHeaderProps } from './OverlayParts';
export { Scrim } from './overlay.styles';
export { ServerModal } from './ServerModal';
export type { ServerModalOverlayProps, ServerModalProps } from './ServerModal';
