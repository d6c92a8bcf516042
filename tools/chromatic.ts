/**
 * `npm run chromatic`: sends the built workbench to Chromatic, which looks at the same stories in the same modes as
 * `npm run visual`. Its settings stand in `chromatic.config.json`. Without a token there is nobody to send it to.
 */
import { once } from 'node:events';
import { commandScript, startScript } from './childProcesses.ts';

if (process.env['CHROMATIC_PROJECT_TOKEN']) {
  const child = startScript(commandScript('chromatic'), process.argv.slice(2), { stdio: 'inherit' });
  const [exitCode] = (await once(child, 'exit')) as [number | null];
  process.exitCode = exitCode ?? 1;
} else console.log('Chromatic is skipped: CHROMATIC_PROJECT_TOKEN is not set.');
