export { OverflowToolbar } from './OverflowToolbar';
export type { OverflowToolbarProps, ToolbarAction } from './OverflowToolbar';
export { Toolbar, ToolbarSeparator } from './Toolbar';
export type { ToolbarProps } from './Toolbar';
