export { Price, priceSizes } from './Price';
export type { PriceProps, PriceSize } from './Price';
