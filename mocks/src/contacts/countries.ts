import { countrySchema, type Country } from '@quarterdeck/contract/entities/country';
import * as z from 'zod/mini';
import { loadOnce } from '../core/loadOnce';

/** Flags in a row of the sheet, and the size of each in pixels. */
const flags = { inRow: 16, width: 24, height: 16 };

const countrySeedSchema = z.tuple([countrySchema.shape.iso, z.string(), countrySchema.shape.code]);

/** Countries by name. */
export const loadCountries = loadOnce(async (): Promise<readonly Country[]> => {
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
});
