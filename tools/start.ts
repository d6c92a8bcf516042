/** `npm start`: the site and the workbench side by side, until Ctrl+C. */
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { commandScript, endChildrenOnSignals, endGroup, startScript, wasEnded } from './childProcesses.ts';
import { firstFreePort, portNotice } from './ports.ts';
import { untilAnswering } from './untilAnswering.ts';

interface Server {
  readonly name: string;
  readonly wantedPort: number;
  readonly script: string;
  readonly cwd: string;
  readonly args: (port: number) => string[];
}

/** Lines of a failed server's output that are shown. */
const shownLines = 40;

const root = path.resolve(import.meta.dirname, '..');
const host = '127.0.0.1';
const servers: readonly Server[] = [
  {
    name: 'site',
    wantedPort: 5173,
    script: commandScript('vite'),
    cwd: path.join(root, 'apps', 'site'),
    args: (port) => ['--host', host, '--port', String(port), '--strictPort'],
  },
  {
    name: 'workbench',
    wantedPort: 6006,
    script: commandScript('storybook'),
    cwd: root,
    args: (port) => ['dev', '--host', host, '--port', String(port), '--exact-port', '--no-open', '--ci'],
  },
];

endChildrenOnSignals(0);

const ports: number[] = [];
for (const { name, wantedPort } of servers) {
  const port = await firstFreePort(wantedPort, ports);
  ports.push(port);
  const notice = portNotice(name, wantedPort, port);
  if (notice) console.log(notice);
}

console.log('Starting the site and the workbench …');
const children: ChildProcess[] = [];
const addresses = await Promise.all(
  servers.map(async (server, index) => startServer(server, ports[index] ?? server.wantedPort)),
);
console.log(['', ...addresses, '', '  Ctrl+C ends both.', ''].join('\n'));

/** Resolves with the server's line for the terminal once it answers; a server that ends by itself ends everything. */
async function startServer({ name, script, args, cwd }: Server, port: number): Promise<string> {
  const child = startScript(script, args(port), { stdio: ['ignore', 'pipe', 'pipe'], cwd, env: { FORCE_COLOR: '0' } });
  children.push(child);
  let output = '';
  // Read to the end of the child's life: a full pipe would halt it.
  const keep = (chunk: Buffer): void => {
    output = (output + chunk.toString()).slice(-100_000);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  child.once('close', (code) => {
    if (!wasEnded(child)) void giveUp(name, code, output);
  });
  await untilAnswering(`http://${host}:${port}/`);
  return `  ${name.padEnd(10)} http://localhost:${port}/`;
}

async function giveUp(name: string, code: number | null, output: string): Promise<void> {
  console.error(`\nThe ${name} ended${code === null ? '' : ` with code ${code}`}. Its last lines:\n`);
  console.error(output.trimEnd().split('\n').slice(-shownLines).join('\n'));
  await Promise.all(children.map(endGroup));
  process.exit(1);
}
