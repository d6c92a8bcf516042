import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { PaperParties } from '../Paper';
import { AddressLines } from './AddressLines';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For the postal address of a person or a company on a `Paper`, inside its `PaperParties`. With `company` the person comes second.',
      picture: () => (
        <PaperParties>
          <div>
            <dt>Bill to</dt>
            <dd>
              <AddressLines
                company="Harbour CRM Ltd."
                name="Elif Aydın"
                street="Rıhtım Caddesi 12"
                postalCode="34425"
                city="İstanbul"
                email="elif@harbour.example"
              />
            </dd>
          </div>
        </PaperParties>
      ),
    },
  ],
  avoid: [
    {
      text: 'Anywhere else. It has no styles of its own: without the paper its lines run into each other.',
      instead: 'DescriptionList',
      picture: () => (
        <AddressLines
          name="Elif Aydın"
          street="Rıhtım Caddesi 12"
          postalCode="34425"
          city="İstanbul"
          email="elif@harbour.example"
        />
      ),
    },
    { text: 'Where the address is entered or changed.', instead: 'Form' },
  ],
  keyboard: [],
  accessibility: [
    'An `<address>`, read line by line.',
    'Translators of the browser leave names and streets as they are, and translate the country only.',
    'The mail address is text, not a link.',
  ],
};
