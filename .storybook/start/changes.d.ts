declare module 'virtual:changes' {
  import type { Changes } from '../docgen/changes';

  const changes: Changes;
  export default changes;
}
