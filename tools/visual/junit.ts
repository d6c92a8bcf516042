import { escaped } from './escaped.ts';
import type { Result } from './results.ts';
import { bad } from './verdicts.ts';

/** The report in the format that CI servers read: a suite for each package, a test for each picture. */
export function junitReport(results: readonly Result[], isBad = bad): string {
  const suites = [...Map.groupBy(results, ({ packageName }) => packageName)].map(([name, tests]) => {
    const failed = tests.filter(({ verdict }) => isBad.includes(verdict)).length;
    const cases = tests.map((test) => testCase(test, isBad.includes(test.verdict)));
    const attributes = `name="${xmlText(name)}" tests="${tests.length}" failures="${failed}"`;
    return `  <testsuite ${attributes}>\n${cases.join('\n')}\n  </testsuite>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join('\n')}\n</testsuites>\n`;
}

function testCase({ key, title, verdict, seconds, failures, difference }: Result, isBad: boolean): string {
  const start = `    <testcase classname="${xmlText(title)}" name="${xmlText(key)}" time="${seconds.toFixed(3)}"`;
  if (verdict === 'pass') return `${start}/>`;
  const text = xmlText([difference?.summary ?? '', ...failures].filter(Boolean).join('\n'));
  const inner = isBad
    ? `<failure message="${verdict}">${text}</failure>`
    : `<system-out>${verdict} ${text}</system-out>`;
  return `${start}>${inner}</testcase>`;
}

/** Characters that XML cannot hold are left out, as those that colour a terminal. */
const xmlText = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- these are what is left out
  escaped(text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''));
