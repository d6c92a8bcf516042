export { QuotePage as QuoteScreen } from '../marketplace/QuotePage';
