import { expect, it } from 'vitest';
import { readAddresses } from './readAddresses';

const emails = (text: string) => readAddresses(text).map(({ email }) => email);

it.each([
  ['Ada Lovelace <ada@example.com>, "Byron, G" <g@b.co>; c@d.io', ['ada@example.com', 'g@b.co', 'c@d.io']],
  ['ada@example.com\r\n<g@b.co>\n\nmailto:c@d.io', ['ada@example.com', 'g@b.co', 'c@d.io']],
  ['Ada <mailto:ada@example.com> Byron <g@b.co>', ['ada@example.com', 'g@b.co']],
  ['mailto:ada@example.com?subject=Hello', ['ada@example.com']],
  ['ada@example.com <ada@example.com>', ['ada@example.com']],
  ['g@b.co Ada <ada@example.com>', ['g@b.co', 'ada@example.com']],
  ['g@b.co <ada@example.com>', ['g@b.co', 'ada@example.com']],
  [',; \n', []],
])('reads %j', (text, expected) => {
  expect(emails(text)).toEqual(expected);
});

it.each([
  ['Ada <nobody>, g@b.co', ['Ada <nobody>']],
  ['Ada <ada@example.com', ['Ada', '<ada@example.com']],
  ['"Byron, g@b.co', ['"Byron']],
  ['deniz@ "quoted"', ['deniz@', '"quoted"']],
])('keeps what is no address of %j as it was typed', (text, wrong) => {
  expect(
    readAddresses(text)
      .filter(({ email }) => email === undefined)
      .map(({ typed }) => typed),
  ).toEqual(wrong);
});
