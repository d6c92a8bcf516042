export { QuarterdeckProvider } from './QuarterdeckProvider';
export type { QuarterdeckProviderProps } from './QuarterdeckProvider';
