import type { seller } from '@quarterdeck/contract/entities/receipt';

/** Who sells, with their address, as it is printed on a letter. */
export function SellerAddress({ name, street, postalCode, city, email }: typeof seller) {
  return (
    <address translate="no">
      <b>{name}</b>
      <span>{street}</span>
      <span>
        {postalCode} {city}
      </span>
      <span>{email}</span>
    </address>
  );
}
