export { PlanCard } from './PlanCard';
export type { PlanCardProps, PlanFeature } from './PlanCard';
export { planCardVariants } from './PlanCard.styles';
export type { PlanCardVariant } from './PlanCard.styles';
