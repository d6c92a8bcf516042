export { dateFormat, numberFormat } from './intlFormats';
