export { Popover, PopoverTrigger } from './Popover';
export type { PopoverProps, PopoverTriggerProps } from './Popover';
export { PopoverFrame } from './Popover.styles';
export type { PhoneForm } from './Popover.styles';
