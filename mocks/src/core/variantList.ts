import { remember } from './remember';

/** The JSON of a record, and where the values stand in it that variants replace. */
interface Cut<T> {
  readonly text: string;
  /** In the order in which they stand. */
  readonly values: readonly { readonly field: keyof T; readonly start: number; readonly end: number }[];
}

/**
 * Records as an answer gives them: with other values in some of their fields. They are put together only when they are
 * written: to make ten thousand of them anew for one number in each takes longer than all the rest of a call, and so
 * does writing all that they say besides.
 */
export class VariantList<T extends object> {
  readonly #records: readonly T[];
  readonly #valuesOf: (record: T, index: number) => Partial<T>;
  readonly #cutOf: (record: T) => Cut<T>;

  constructor(records: readonly T[], valuesOf: (record: T, index: number) => Partial<T>, cutOf: (record: T) => Cut<T>) {
    this.#records = records;
    this.#valuesOf = valuesOf;
    this.#cutOf = cutOf;
  }

  toJSON(): T[] {
    return this.#records.map((record, index) => ({ ...record, ...this.#valuesOf(record, index) }));
  }

  /** The JSON of it, as `JSON.stringify` writes it. */
  text(): string {
    let text = '';
    this.#records.forEach((record, index) => {
      const values = this.#valuesOf(record, index);
      const cut = this.#cutOf(record);
      let done = 0;
      if (index > 0) text += ',';
      for (const { field, start, end } of cut.values) {
        const value = values[field];
        if (value === record[field]) continue;
        text += cut.text.slice(done, start) + JSON.stringify(value);
        done = end;
      }
      text += cut.text.slice(done);
    });
    return `[${text}]`;
  }
}

/**
 * Makes variants of the records of one table.
 * @param replaceable the fields in which they may differ; each record has them.
 */
export function createVariants<T extends object, Field extends keyof T>(
  replaceable: readonly Field[],
): (records: readonly T[], valuesOf: (record: T, index: number) => Required<Pick<T, Field>>) => VariantList<T> {
  const cutOf = remember((record: T) => cutAt(record, replaceable));
  return (records, valuesOf) =>
    new VariantList<T>(records, valuesOf as (record: T, index: number) => Partial<T>, cutOf);
}

/** @throws TypeError when a field to replace is not there. */
function cutAt<T extends object>(record: T, replaceable: readonly (keyof T)[]): Cut<T> {
  const missing = replaceable.find((field) => record[field] === undefined);
  if (missing !== undefined) throw new TypeError(`A record has no ${String(missing)}`);
  const values: { field: keyof T; start: number; end: number }[] = [];
  let text = '';
  let passed: Partial<T> = {};
  const writePassed = () => {
    const written = JSON.stringify(passed).slice(1, -1);
    passed = {};
    text += (text === '' || written === '' ? '' : ',') + written;
  };
  for (const field of Object.keys(record) as (keyof T & string)[]) {
    if (!replaceable.includes(field)) {
      passed[field] = record[field];
      continue;
    }
    writePassed();
    text += `${text === '' ? '' : ','}${JSON.stringify(field)}:`;
    const value = JSON.stringify(record[field]);
    // The brace that opens the record is still to come.
    values.push({ field, start: text.length + 1, end: text.length + 1 + value.length });
    text += value;
  }
  writePassed();
  return { text: `{${text}}`, values };
}
