export { DetailHeader, DetailTitle } from './DetailHeader';
