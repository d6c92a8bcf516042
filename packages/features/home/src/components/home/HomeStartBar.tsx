import { docked } from '@quarterdeck/ui/dock';
import { below, token } from '@quarterdeck/ui/tokens';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { StartLink } from './StartLink';

/** On phones the way on stays in reach once the hero has left the window. */
export function HomeStartBar() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const headline = document.getElementById('home-title');
    if (!headline) return undefined;
    const observer = new IntersectionObserver(([entry]) => setShown(entry !== undefined && !entry.isIntersecting));
    observer.observe(headline);
    return () => observer.disconnect();
  }, []);
  return isShown ? (
    <Bar ref={docked}>
      <StartLink variant="primary" size="lg" />
    </Bar>
  ) : null;
}

const Bar = styled.div`
  display: none;
  ${below('sm')} {
    position: fixed;
    inset-inline: 0;
    inset-block-end: 0;
    z-index: ${token('layer.sticky')};
    display: grid;
    padding: ${token('space.3')} ${token('space.4')} calc(${token('space.3')} + env(safe-area-inset-bottom));
    border-block-start: 1px solid ${token('border.subtle')};
    background: ${token('surface.card')};
    & a {
      justify-content: center;
    }
  }
`;
