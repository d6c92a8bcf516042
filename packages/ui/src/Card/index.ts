export { Card, CardBody, CardCover, CardFoot, CardHead } from './Card';
export type { CardHeadProps, CardProps } from './Card';
export { cardVariants } from './Card.styles';
export type { CardVariant } from './Card.styles';
