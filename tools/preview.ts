/** `npm run preview`: the built site as a deployment would serve it. Options: `--port 4173`, `--strict` (that port or none). */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { firstFreePort, isPortFree, portNotice } from './ports.ts';
import { namesPaymentKey, securityHeaders } from './securityHeaders.ts';
import { createStaticServer } from './staticServer.ts';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4173' }, strict: { type: 'boolean', default: false } },
});
const root = path.resolve(import.meta.dirname, '..', 'apps', 'site', 'dist');

if (!existsSync(path.join(root, 'index.html'))) stop('There is no built site yet; run `npm run build` first.');
const wanted = Number(values.port);
if (!Number.isInteger(wanted) || wanted < 1 || wanted > 65_535) stop(`--port ${values.port} is no port number.`);
if (values.strict && !(await isPortFree(wanted)))
  stop(`Port ${wanted} is taken; end its server or choose another with --port.`);

const port = await firstFreePort(wanted);
const notice = portNotice('preview', wanted, port);
if (notice) console.log(notice);

const page = await readFile(path.join(root, 'index.html'), 'utf8');
const headers = securityHeaders({ isSecure: false, hasPayments: namesPaymentKey(page) });
const server = createStaticServer({ root, headers });
server.listen(port, '127.0.0.1');
await once(server, 'listening');
console.log(`The built site is at http://localhost:${port}/ (Ctrl+C ends it).`);

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}
