// What a picture shows is written once. So it goes where the picture goes while the owner changes the pictures of an entry.
import { isSame } from '../schema/is-same.ts';
import { pictures } from '../schema/named-pictures.ts';
import type { Group, Values } from './form.ts';
import { setAt } from './set-at.ts';
import { valueAt } from './value-at.ts';

/**
 * A value that says of its pictures what another one says of them, if it says nothing itself: at the first place of each.
 * @param names of the pictures; all if none are given
 */
export function describedAs(
  form: Group,
  value: Values,
  other: Values,
  names?: readonly string[],
): Values {
  return pictures(other)
    .filter(({ name, shows }) => shows && (names?.includes(name) ?? true))
    .reduce((described, { name, shows }) => {
      const places = placesOf(described, name);
      const [first] = places;
      if (!first || places.some((one) => one.shows)) return described;
      return setAt(form, described, first.path.join('.'), shows) as Values;
    }, value);
}

/**
 * A changed value. When a picture leaves its described place but is still shown elsewhere, its description moves there. A
 * picture that comes gets its description from the file.
 * @param saved what the file has
 */
export function withDescriptions(
  form: Group,
  after: Values,
  before: Values,
  saved: Values,
): Values {
  // Of other pictures the owner has removed what they show.
  const moved = pictures(after)
    .map(({ name }) => name)
    .filter((name) => placesOf(before, name).length !== placesOf(after, name).length);
  return describedAs(form, describedAs(form, after, before, moved), saved, moved);
}

/**
 * A value with another picture at a place. The description of the picture that was there does not pass to it.
 * @param saved what the file has
 * @param path of the picture
 */
export function withPicture(
  form: Group,
  value: Values,
  saved: Values,
  path: string,
  name: string,
): Values {
  const first = valueAt(value, path);
  if (name === first) return value;
  const place = path.replace(/picture$/, 'shows');
  const shows = valueAt(value, place);
  const isOfFirst =
    placesOf(value, first).length > 1 ||
    placesOf(saved, first).some((one) => isSame(one.shows, shows));
  const chosen = setAt(form, value, path, name);
  // What the owner has just typed is about the new picture.
  const after = setAt(form, chosen, place, isOfFirst ? undefined : shows);
  return withDescriptions(form, after as Values, value, saved);
}

const placesOf = (value: Values, picture: unknown) =>
  pictures(value).filter(({ name }) => name === picture);
