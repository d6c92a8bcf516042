export { EmptyLayout } from './EmptyLayout';
export { Layout, loadLayout } from './Layout';
export type { LayoutSwitchProps } from './Layout';
export type { LayoutProps } from './layoutProps';
export { builtLayouts, findLayout, layoutTable } from './layoutTable';
export type { BuiltLayoutName, LayoutEntry } from './layoutTable';
export { PageInset } from './PageInset';
export { navigationKeys } from './navigationKeys';
