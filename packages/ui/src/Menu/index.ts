export { ContextMenu } from './ContextMenu';
export type { ContextMenuProps } from './ContextMenu';
export { Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger, Submenu } from './Menu';
export type { MenuItemProps, MenuProps, MenuSectionProps, MenuTriggerProps, SubmenuProps } from './Menu';
export { optionRow, sectionHeading } from './Menu.styles';
export type { MenuBaseProps } from './Menu';
