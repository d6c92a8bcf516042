export { AddressLines } from './AddressLines';
export type { AddressLinesProps } from './AddressLines';
