export { dropHeldKeys, holdKeys, useHeldKeys } from './heldKeys';
