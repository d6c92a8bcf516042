import type { Billing } from '@quarterdeck/contract/entities/receipt';
import { useFormats } from '@quarterdeck/i18n';

/** A name may be that of a company, which then has nobody below it. */
export type AddressLinesProps = Omit<Billing, 'company'> & Partial<Pick<Billing, 'company'>>;

/** Somebody's address, as it is printed on a letter. */
export function AddressLines({ name, company, street, postalCode, city, country, email }: AddressLinesProps) {
  const { countryName } = useFormats();
  return (
    <address translate="no">
      {company === '' ? null : <b>{company ?? name}</b>}
      {company === undefined ? null : <span>{name}</span>}
      <span>{street}</span>
      <span>
        {postalCode} {city}
      </span>
      {country === undefined ? null : <span translate="yes">{countryName(country)}</span>}
      <span>{email}</span>
    </address>
  );
}
