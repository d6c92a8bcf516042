import { getGuide } from '@quarterdeck/contract/endpoints/helpCenter';
import { testClient } from '@quarterdeck/mocks/testing/clientOf';
import { expect, it } from 'vitest';
import { privacyHref, termsHref } from './authLinks';

it.each([
  [termsHref, 'Terms of use'],
  [privacyHref, 'Your data, on request'],
])('AU-5 what has to be accepted can be read: %s', async (href, title) => {
  const [guideSlug = '', categorySlug = ''] = href.split('/').toReversed();
  const { body } = await testClient().call(getGuide, { query: { categorySlug, guideSlug } });
  expect(body.guide).toMatchObject({ title, content: expect.stringContaining('<p>') });
});
