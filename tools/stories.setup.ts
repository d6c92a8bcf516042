import { beforeAll } from 'vitest';
import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    parkPointer: () => Promise<void>;
  }
}

// Before React is loaded: with these, its development build keeps for the browser's own tools where each element was
// made and how its props differ, which nobody looks at in a test and which costs more than to draw the elements.
for (const name of ['createTask', 'timeStamp'] as const) Reflect.deleteProperty(console, name);

beforeAll(() => commands.parkPointer());
