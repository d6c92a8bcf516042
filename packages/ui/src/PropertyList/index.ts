export { Property, PropertyList } from './PropertyList';
export type { PropertyListProps, PropertyProps } from './PropertyList';
