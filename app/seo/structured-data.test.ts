import { expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { organisation } from './structured-data.ts';

test('omits placeholder contact details', () => {
  const social = [{ id: 'facebook', name: 'Facebook', url: '' }];
  const facts = { phone: '+20 2 0000 0000', email: 'hello@bustan.example', social };
  const known = organisation({ ...company, ...facts });
  for (const field of ['telephone', 'email', 'sameAs']) expect(known).not.toHaveProperty(field);
});

test('includes real contact details', () => {
  const facts = {
    phone: '+20 2 2390 1000',
    email: 'trade@orchard.eg',
    social: [
      { id: 'facebook', name: 'Facebook', url: 'https://facebook.com/orchard' },
      { id: 'twitter', name: 'Twitter', url: '' },
    ],
  };
  expect(organisation({ ...company, ...facts })).toMatchObject({
    telephone: '+20 2 2390 1000',
    email: 'trade@orchard.eg',
    sameAs: ['https://facebook.com/orchard'],
  });
});
