import type { ComponentProps } from 'react';

export interface AddressLinesProps extends Omit<ComponentProps<'address'>, 'children' | 'translate'> {
  /** Of a person, or of a company, which then has nobody below it. */
  name: string;
  /** Stands first, with the person below it; empty for a person without one. */
  company?: string | undefined;
  street: string;
  postalCode: string;
  city: string;
  /** Name of the country in the reader's language. */
  country?: string | undefined;
  email: string;
}

/** Somebody's address, as it is printed on a letter. */
export function AddressLines({ name, company, street, postalCode, city, country, email, ...rest }: AddressLinesProps) {
  return (
    <address translate="no" {...rest}>
      {company === '' ? null : <b>{company ?? name}</b>}
      {company === undefined ? null : <span>{name}</span>}
      <span>{street}</span>
      <span>
        {postalCode} {city}
      </span>
      {country === undefined ? null : <span translate="yes">{country}</span>}
      <span>{email}</span>
    </address>
  );
}
