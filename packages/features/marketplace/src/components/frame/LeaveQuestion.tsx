import { paths } from '@quarterdeck/contract';
import { PartBoundary } from '@quarterdeck/ui/PartBoundary';
import { useNavigate } from '@quarterdeck/ui/router';
import { useEffect } from 'react';
import { LeaveDialog, useWas } from '../marketplaceParts';
import { setAsking, useLeaveQuestion } from './leaving';

/** The question what becomes of the selection, wherever the way to the backlog began. */
export function LeaveQuestion() {
  const navigate = useNavigate();
  const isAsking = useLeaveQuestion((question) => question.isAsking);
  const wasAsking = useWas(isAsking);
  // Who cannot be asked goes on to the backlog; what is selected stays.
  const handleFailure = () => {
    setAsking(false);
    void navigate(paths.backlog.href());
  };
  // The question belongs to the header that shows it.
  useEffect(() => () => setAsking(false), []);
  if (!wasAsking) return null;
  return (
    <PartBoundary shownFor={isAsking} onFailure={handleFailure}>
      <LeaveDialog isOpen={isAsking} onOpenChange={setAsking} />
    </PartBoundary>
  );
}
