export { QuotePage as QuoteScreen } from '../components/QuotePage';
