export { Option, OptionList, OptionPopover, OptionSection, SoughtContext } from './Option';
export type { OptionProps, OptionSectionProps } from './Option';
