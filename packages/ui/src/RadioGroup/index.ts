export { Radio, RadioGroup, radioGroupVariants } from './RadioGroup';
export type { RadioGroupProps, RadioGroupVariant, RadioProps } from './RadioGroup';
