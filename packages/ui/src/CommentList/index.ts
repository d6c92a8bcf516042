export { CommentList } from './CommentList';
export type { Comment, CommentListProps } from './CommentList';
