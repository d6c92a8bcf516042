import { useVisit } from '@quarterdeck/data/visit/visit';

/** Marks on the root element whether the visitor has a project, also when that changes. @returns the function that ends it. */
export function markVisitor(): () => void {
  const mark = () => {
    const { sessionId, project } = useVisit.getState();
    document.documentElement.dataset['visitor'] = sessionId !== undefined && project !== undefined ? 'known' : 'new';
  };
  mark();
  return useVisit.subscribe(mark);
}
