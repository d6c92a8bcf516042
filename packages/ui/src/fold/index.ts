export { findFolded, fold } from './fold';
