export { Option, OptionList, OptionPopover, OptionSection, SoughtContext } from './Option';
export type { OptionProps, OptionSectionProps } from './Option';
export type { OptionListProps } from './Option';
