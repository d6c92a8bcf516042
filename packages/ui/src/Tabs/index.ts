export { Tab, TabList, TabPanel, Tabs } from './Tabs';
export type { TabListProps, TabPanelProps, TabProps, TabsProps } from './Tabs';
export { tabsVariants } from './Tabs.styles';
export type { TabsVariant } from './Tabs.styles';
