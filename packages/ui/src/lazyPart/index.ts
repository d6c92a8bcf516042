export { forgetFailedParts, isPartFailure, lazyPart, type LazyPart } from './lazyPart';
export { usePreloadedPart } from './usePreloadedPart';
