export { saidTitle, shownTitle } from './saidTitle';
