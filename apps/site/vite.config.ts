import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defaultClientConditions, defineConfig } from 'vite';
import { messages } from './build/messages.ts';
import { prerender } from './build/prerender.ts';

export default defineConfig({
  plugins: [react(), messages(), prerender(), msw({ mode: 'worker-only' })],
  // The packages are read from their sources: no build comes before `npm start`.
  resolve: { conditions: ['quarterdeck:source', ...defaultClientConditions] },
  server: { port: 5173 },
  build: {
    target: 'baseline-widely-available',
    sourcemap: true,
    modulePreload: { polyfill: false },
  },
});
