import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/words.ts'],
  format: ['esm'],
  clean: true,
  sourcemap: true,
  target: 'es2023',
});
