import { Ellipsis } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon';
import { lazyPart } from '../lazyPart';
import { useKitMessages } from '../messages';
import { PartBoundary } from '../PartBoundary';
import { token } from '../tokens';
import type { Crumb } from './crumb';

// Few pages lie so deep.
const CrumbList = lazyPart(() => import('./CrumbList').then((file) => ({ default: file.CrumbList })));

/** The button in the place of the crumbs there is no room for, which shows them in a list. */
export function HiddenCrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { more } = useKitMessages();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Opener
        ref={button}
        type="button"
        aria-label={more}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Icon icon={Ellipsis} size="sm" />
      </Opener>
      {isOpen ? (
        <PartBoundary shownFor={isOpen} fallback={null} onFailure={close}>
          <Suspense fallback={null}>
            <CrumbList crumbs={crumbs} triggerRef={button} label={more} onClose={close} />
          </Suspense>
        </PartBoundary>
      ) : null}
    </>
  );
}

const Opener = styled.button`
  display: grid;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  padding: 0;
  border: 0;
  border-radius: ${token('radius.sm')};
  background: transparent;
  color: inherit;
  cursor: pointer;
  &:hover,
  &[aria-expanded='true'] {
    background: ${token('fill.hover')};
    color: ${token('text.primary')};
  }
  @media (pointer: coarse) {
    inline-size: ${token('control.lg')};
    block-size: ${token('control.lg')};
  }
`;
