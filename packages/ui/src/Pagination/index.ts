export { Pagination } from './Pagination';
export type { PaginationProps, PaginationWords } from './Pagination';
