export { PartBoundary, type PartBoundaryProps } from './PartBoundary';
export { usePartFailure } from './usePartFailure';
