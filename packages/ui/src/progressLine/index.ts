export { ProgressLine } from './progressLine';
