export { dashboards } from './manifest';
