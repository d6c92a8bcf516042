export { forgetFailedParts, isPartFailure, lazyPart } from './lazyPart';
