export { RecordRow, RowHandle, RowMenuButton, RowPerson, RowTags, RowTitle } from './RecordRow';
export type {
  RecordRowProps,
  RowHandleProps,
  RowMenuButtonProps,
  RowPersonProps,
  RowTag,
  RowTagsProps,
  RowTitleProps,
} from './RecordRow';
