export { SelectPlaceholder, type SelectPlaceholderProps } from './SelectPlaceholder';
