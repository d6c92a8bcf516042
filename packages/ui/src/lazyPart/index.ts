export { forgetFailedParts, isPartFailure, lazyPart, type LazyPart } from './lazyPart';
