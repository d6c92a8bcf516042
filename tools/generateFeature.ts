/** `npm run generate`: makes a feature that works, to be changed into the one that is wanted. `turbo gen feature` asks for the names. */
import path from 'node:path';
import { applyChanges, planFeature } from './generator/planFeature.ts';

const usage = `npm run generate -- <plural> <singular> <Turkish plural> <Turkish singular> [icon]
For example: npm run generate -- harbour-fees harbour-fee "liman ücretleri" "liman ücreti" receipt`;

const root = path.resolve(import.meta.dirname, '..');
const [plural, singular, turkishPlural, turkishSingular, icon = 'folder'] = process.argv.slice(2);
if (!plural || !singular || !turkishPlural || !turkishSingular) {
  console.error(usage);
  process.exit(1);
}
try {
  const changes = await planFeature(root, { plural, singular, turkishPlural, turkishSingular, icon });
  await applyChanges(root, changes);
  for (const change of changes) console.log(`${change.before === null ? 'added' : 'changed'} ${change.path}`);
  console.log('Now run npm install, which links the package, and npm start.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
