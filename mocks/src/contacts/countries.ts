import { countrySchema, type Country } from '@quarterdeck/contract/entities/country';
import * as z from 'zod/mini';

/** Flags in a row of the sheet, and the size of each in pixels. */
const flags = { inRow: 16, width: 24, height: 16 };

const countrySeedSchema = z.tuple([countrySchema.shape.iso, z.string(), countrySchema.shape.code]);

let loading: Promise<Country[]> | undefined;

/** Countries by name: the world, which no call and no scenario changes. */
export function loadCountries(): Promise<Country[]> {
  loading ??= readCountries().catch((error: unknown) => {
    // A file that could not be fetched may be there at the next call.
    loading = undefined;
    throw error;
  });
  return loading;
}

async function readCountries(): Promise<Country[]> {
  const { default: json } = await import('./seeds/countries.json');
  const byName = new Intl.Collator('en');
  return z
    .parse(z.array(countrySeedSchema), json)
    .map(([iso, name, code], index): Country => {
      const left = -(index % flags.inRow) * flags.width;
      const top = -Math.floor(index / flags.inRow) * flags.height;
      const flagImagePos = `${left}px ${top}px`;
      return { id: z.parse(countrySchema.shape.id, `country-${iso}`), iso, name, code, flagImagePos };
    })
    .toSorted((a, b) => byName.compare(a.name, b.name));
}
