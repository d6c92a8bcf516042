import { describe, expect, it } from 'vitest';
import { fuzzySearch } from './fuzzySearch';

const questions = [
  ['What does it cost?', 'The sum of the requirements. A refund is possible.'],
  ['Can I get a refund?', 'Within two weeks.'],
  ['İade alabilir miyim?', 'Evet, iki hafta içinde.'],
];
const find = (search: string) => fuzzySearch(questions, (texts) => texts, search).map(({ item }) => item[0]);

describe('fuzzySearch', () => {
  it('puts what is found in a title first', () => {
    expect(find('refund')).toEqual(['Can I get a refund?', 'What does it cost?']);
  });

  it.each(['refnud', 'refundd', 'refnd', 'REFUND'])('finds %s', (search) => {
    expect(find(search)).toContain('Can I get a refund?');
  });

  it('takes the four Turkish i’s for one, and words in any order', () => {
    expect(find('IADE')).toEqual(['İade alabilir miyim?']);
    expect(find('refund get')).toEqual(['Can I get a refund?']);
  });

  it('says what to mark', () => {
    expect(fuzzySearch(questions, (texts) => texts, 'refnud')[0]?.found).toBe('refund');
  });

  it('finds all with nothing and nothing with signs', () => {
    expect(find('  ')).toHaveLength(3);
    expect(find('(.*)+')).toEqual([]);
    expect(find('zzzz')).toEqual([]);
  });
});
