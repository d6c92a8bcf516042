import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/**/*.ts', '!src/**/*.test.ts', '!src/**/testing/**'],
  format: ['esm'],
  clean: true,
  sourcemap: true,
  target: 'es2023',
});
