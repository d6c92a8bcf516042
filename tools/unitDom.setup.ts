import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// On a busy machine code may take more than the second that Testing Library waits by itself.
configure({ asyncUtilTimeout: 4_000 });

afterEach(cleanup);
