import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// On a busy machine code may take more than the second that Testing Library waits by itself.
configure({ asyncUtilTimeout: 4_000 });

afterEach(cleanup);

// happy-dom lacks the property, which React compares with its own when it hydrates.
Object.defineProperty(HTMLElement.prototype, 'autofocus', {
  get(this: HTMLElement) {
    return this.hasAttribute('autofocus');
  },
});

// Style sheets are no part of these tests. Without their first tokens the kit says that they are missing.
const { style } = document.documentElement;
style.setProperty('--qd-space-2', '8px');
style.setProperty('--qd-surface-canvas', 'white');
