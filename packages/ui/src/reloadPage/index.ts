export { reloadPage } from './reloadPage';
