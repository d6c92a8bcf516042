export { Description, DescriptionList } from './DescriptionList';
export type { DescriptionListProps, DescriptionProps } from './DescriptionList';
export { descriptionListLayouts } from './DescriptionList.styles';
export type { DescriptionListLayout } from './DescriptionList.styles';
