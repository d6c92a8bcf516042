import { Ellipsis } from 'lucide-react';
import { useRef, useState, type Ref } from 'react';
import { IconButton } from '../../IconButton';
import { lazyPart, usePreloadedPart } from '../../lazyPart';
import { useKitMessages } from '../../messages';
import { PartBoundary } from '../../PartBoundary';
import { useJoinedRef } from '../../refs';
import type { ChartActionsProps } from './ChartActions';

// A page of charts is read before a file of one is wanted.
const Actions = lazyPart(() => import('./ChartActions').then((file) => ({ default: file.ChartActions })));

interface ChartMenuProps extends Omit<ChartActionsProps, 'anchor' | 'onClose'> {
  isDisabled: boolean;
  ref: Ref<HTMLButtonElement>;
}

/** The button of a chart that opens what can be done with it. */
export function ChartMenu({ ref, isDisabled, ...actions }: ChartMenuProps) {
  const messages = useKitMessages();
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  usePreloadedPart(Actions, !isDisabled);
  return (
    <>
      <IconButton
        ref={useJoinedRef(button, ref)}
        icon={Ellipsis}
        size="sm"
        label={messages.chartMenu(actions.title)}
        isDisabled={isDisabled}
        aria-haspopup="menu"
        onPress={() => setAnchor(button.current)}
      />
      {anchor === null ? null : (
        <PartBoundary shownFor={anchor} onFailure={close}>
          <Actions {...actions} anchor={anchor} onClose={close} />
        </PartBoundary>
      )}
    </>
  );
}
