import { useEffect } from 'react';
import { useLocation } from '../router';
import { goToSection } from '../TableOfContents';
import { idOfHash } from './idOfHash';

/** Goes to the section that the address names once it is there: the browser has looked for it before. */
export function useLinkedSection(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const id = idOfHash(hash);
    if (id !== '') goToSection(id);
  }, [hash]);
}
