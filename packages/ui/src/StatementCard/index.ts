export { StatementCard } from './StatementCard';
export type { StatementCardProps, StatementFact } from './StatementCard';
export { statementStatuses } from './StatementCard.styles';
export type { StatementStatus } from './StatementCard.styles';
