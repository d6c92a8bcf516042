export { Heading, Text } from './Text';
export type { HeadingProps, TextProps } from './Text';
export { textTones, textVariants, textWeights } from './Text.styles';
export type { TextTone, TextWeight } from './Text.styles';
