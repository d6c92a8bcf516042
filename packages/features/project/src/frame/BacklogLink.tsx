import { paths } from '@quarterdeck/contract';
import { PartBoundary } from '@quarterdeck/ui/PartBoundary';
import { RouterLink, useLocation, useNavigate } from '@quarterdeck/ui/router';
import { useState, type ComponentProps, type MouseEvent } from 'react';
import { asksBeforeLeaving } from '../model/leaving';
import { useWas } from '../shared/useWas';
import { readVisit } from '../visit/visit';
import { LeaveDialog } from './frameParts';

/** Whether a click opens the address elsewhere, and so leaves nothing. */
const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey || button !== 0;

/** Leads to the backlog; from the marketplace with a selection it asks first. */
export function BacklogLink(props: Omit<ComponentProps<typeof RouterLink>, 'to' | 'onClick'>) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const wasAsking = useWas(isAsking);
  const handleClick = (event: MouseEvent) => {
    if (opensElsewhere(event) || !asksBeforeLeaving(pathname, readVisit().projectRequirements.length)) return;
    event.preventDefault();
    setAsking(true);
  };
  // Who cannot be asked goes where the link leads; what is selected stays.
  const handleFailure = () => {
    setAsking(false);
    void navigate(paths.backlog.href());
  };
  return (
    <>
      <RouterLink {...props} to={paths.backlog.href()} onClick={handleClick} />
      {wasAsking ? (
        <PartBoundary shownFor={isAsking} onFailure={handleFailure}>
          <LeaveDialog isOpen={isAsking} onOpenChange={setAsking} />
        </PartBoundary>
      ) : null}
    </>
  );
}
