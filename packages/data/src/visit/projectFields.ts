export { CurrencySelect } from './fields/CurrencySelect';
export { RoleSelect } from './fields/RoleSelect';
