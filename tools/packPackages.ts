/** `npm run pack`: lays every built package out as it is published, below `.cache/packages`, and packs it beside. */
import path from 'node:path';
import { packAll } from './packages/packAll.ts';

for (const { name, tarball } of await packAll()) console.log(`${name}: ${path.relative(process.cwd(), tarball)}`);
