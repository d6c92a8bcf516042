import { execFileSync } from 'node:child_process';

/** What this uses of plop, which turbo brings along when it generates. */
interface Plop {
  setGenerator: (
    name: string,
    generator: {
      description: string;
      prompts: { type: 'input'; name: string; message: string; default?: string }[];
      actions: ((answers: Readonly<Record<string, string>>) => string)[];
    },
  ) => void;
}

export default function generators(plop: Plop): void {
  plop.setGenerator('feature', {
    description: 'A feature with its calls, mock, screen, stories and walk',
    prompts: [
      { type: 'input', name: 'plural', message: 'What is in its list? Lower case, hyphens (harbour-fees)' },
      { type: 'input', name: 'singular', message: 'And one of them? (harbour-fee)' },
      { type: 'input', name: 'turkishPlural', message: 'The list in Turkish, lower case (liman ücretleri)' },
      { type: 'input', name: 'turkishSingular', message: 'One of them in Turkish (liman ücreti)' },
      {
        type: 'input',
        name: 'icon',
        message: 'Its icon in the menu, one that NavigationIcon draws',
        default: 'folder',
      },
    ],
    actions: [
      ({ plural = '', singular = '', turkishPlural = '', turkishSingular = '', icon = '' }) =>
        // A process of its own: turbo loads this file in its own way, and the tools are run by Node.
        execFileSync('node', ['tools/generateFeature.ts', plural, singular, turkishPlural, turkishSingular, icon], {
          encoding: 'utf8',
        }),
    ],
  });
}
