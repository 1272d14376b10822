import { id, linkAddress, list, strict } from './fields.ts';
import { localized } from './localized.ts';

/** A list of links with names. A link without an address is a placeholder (R5). */
export const links = () =>
  list(
    strict({
      id: id('facebook').meta({
        title: 'Short name',
        description: 'That of a social network, such as facebook, decides its icon.',
      }),
      name: localized(2, 30),
      url: linkAddress(),
    }).meta({ title: 'Link' }),
    'links below it, or []',
  ).check(({ value, issues }) => {
    for (const [index, { id }] of value.entries())
      if (value.findIndex((one) => one.id === id) < index)
        issues.push({
          code: 'custom',
          path: [index, 'id'],
          message: `is ${id}, as in a link above; remove one of the two.`,
          input: id,
        });
  });
