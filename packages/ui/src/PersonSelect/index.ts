export { PersonSelect } from './PersonSelect';
export type { PersonSelectProps, SelectablePerson } from './PersonSelect';
