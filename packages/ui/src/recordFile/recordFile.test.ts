import { describe, expect, it } from 'vitest';
import { fileNameOf, readCsvRecords, readJsonRecords, readTextFile, writeCsv } from '.';

const columns: Record<string, 'name' | 'phone'> = { name: 'name', fullname: 'name', phone: 'phone' };
const read = (text: string, maxRows = 10) => readCsvRecords(text, (head) => columns[head], maxRows);
const valuesOf = (reading: ReturnType<typeof read>) =>
  reading.failure === undefined ? reading.records.map(({ values }) => values) : reading.failure;

const write = (...records: { name: string; phone: number | null }[]) =>
  writeCsv({ name: ({ name }) => name, phone: ({ phone }) => phone }, records);

describe('writeCsv', () => {
  it('quotes texts, leaves numbers bare and cells of nothing empty', () => {
    expect(write({ name: 'Marta "M" Lindqvist', phone: 112 }, { name: 'İş', phone: null })).toBe(
      '\uFEFF"name","phone"\r\n"Marta ""M"" Lindqvist",112\r\n"İş",',
    );
  });

  it.each(['=SUM(A1)', '+1', '-1', '@name', '\tx', "'=a", ' =1', '\n\u00A0@a'])(
    'lets no spreadsheet run %j, and reads it back',
    (name) => {
      const csv = write({ name, phone: 1 });
      expect(csv.split('\r\n')[1]).toMatch(/^"'/);
      expect(valuesOf(read(csv))).toEqual([{ name, phone: '1' }]);
    },
  );

  it('has a name for every file', () => {
    expect(fileNameOf('Harbour: CRM/2', 'contacts')).toBe('Harbour CRM 2');
    expect(fileNameOf('...', 'contacts')).toBe('contacts');
  });
});

describe('readCsvRecords', () => {
  it('knows columns by other names, in any order, and passes over the rest', () => {
    const reading = read('Phone;Fax;Full Name\n1;2;Marta\n');
    expect(valuesOf(reading)).toEqual([{ phone: '1', name: 'Marta' }]);
    expect(reading.failure === undefined && [...reading.columns]).toEqual(['phone', 'name']);
  });

  it('takes the first of two columns that mean the same', () => {
    expect(valuesOf(read('name,full name\nMarta,Deniz'))).toEqual([{ name: 'Marta' }]);
  });

  it('finds rows with too many cells, and leaves out cells that are missing', () => {
    const reading = read('name,phone\nMarta\nDeniz,1,2');
    expect(valuesOf(reading)).toEqual([{ name: 'Marta' }, { name: 'Deniz', phone: '1' }]);
    expect(reading.failure === undefined && reading.records.map(({ isBroken }) => isBroken)).toEqual([false, true]);
  });

  it.each([
    ['', 'empty'],
    ['name\n', 'empty'],
    ['name\na\nb\nc', 'tooMany'],
  ])('does not read %j', (text, failure) => expect(valuesOf(read(text, 2))).toBe(failure));
});

describe('readJsonRecords', () => {
  it('reads a list, or the member of an object that is one', () => {
    for (const text of ['[{"name":"Marta"}]', '{"people":[{"name":"Marta"}]}']) {
      expect(readJsonRecords(text, ['items', 'people'], 9)).toMatchObject({
        records: [{ values: { name: 'Marta' }, isBroken: false }],
      });
    }
  });

  it('finds entries that are no records', () => {
    expect(readJsonRecords('[1,null,[]]', [], 9)).toMatchObject({
      records: [{ isBroken: true }, { isBroken: true }, { isBroken: true }],
    });
  });

  it.each([
    ['{', 'notJson'],
    ['{"a":1}', 'notJson'],
    ['[]', 'empty'],
    ['[{},{},{}]', 'tooMany'],
  ])('does not read %j', (text, failure) => expect(readJsonRecords(text, ['items'], 2)).toEqual({ failure }));
});

describe('readTextFile', () => {
  it('tells JSON by the name or by the first character', async () => {
    expect(await readTextFile(new File(['name\na'], 'a.JSON'), 99)).toMatchObject({ isJson: true });
    expect(await readTextFile(new File(['  [1]'], 'a.txt'), 99)).toMatchObject({ isJson: true });
    expect(await readTextFile(new File(['name\na'], 'a.txt'), 99)).toMatchObject({ isJson: false, text: 'name\na' });
  });

  it('does not open what is too large, and says what cannot be opened', async () => {
    expect(await readTextFile(new File(['name\na'], 'a.csv'), 3)).toEqual({ failure: 'tooLarge' });
    const gone = new File(['a'], 'a.csv');
    gone.text = () => Promise.reject(new DOMException('It was moved', 'NotFoundError'));
    expect(await readTextFile(gone, 99)).toEqual({ failure: 'notReadable' });
  });
});
