import { type Node, replacementAttribute } from './accessibility-tree.ts';

/** Plain names for roles that have a technical name in Chromium. */
const roleNames: Record<string, string> = {
  DescriptionList: 'description list',
  DisclosureTriangle: 'disclosure button',
  LabelText: 'label',
  Legend: 'legend',
  generic: 'element without a role',
};

/** The states of a node, in the usual order of screen readers. */
function statesOf({ role, name, description, value, states, attributes }: Node): string[] {
  const current = attributes['aria-current'];
  const parts = [
    role === 'heading' && `level ${states.level}`,
    states.expanded === true && 'expanded',
    states.expanded === false && 'collapsed',
    states.pressed === 'true' && 'pressed',
    states.pressed === 'false' && 'not pressed',
    states.checked === 'true' && 'checked',
    states.checked === 'false' && 'not checked',
    current && (current === 'true' ? 'current' : `current ${current}`),
    states.required === true && 'required',
    states.invalid && states.invalid !== 'false' && 'invalid',
    states.disabled === true && 'unavailable',
    attributes['aria-haspopup'] && `opens a ${attributes['aria-haspopup']}`,
    states.modal === true && 'modal',
    attributes.lang && `language ${attributes.lang}`,
    value && `value "${value}"`,
    attributes.placeholder && !value && `placeholder "${attributes.placeholder}"`,
    description && description !== name && `description "${description}"`,
    (role === 'button' || role === 'link') && attributes.tabindex === '-1' && 'not reached by Tab',
    (role === 'group' || role === 'region' || role === 'generic') &&
      attributes.tabindex === '0' &&
      'reached by Tab',
  ];
  return parts.filter((state) => typeof state === 'string' && state !== '') as string[];
}

/** One node as one line, without its children. */
export function line(node: Node, place = ''): string {
  if (node.role === 'StaticText') return `“${node.name.trim()}”`;
  const role = node.attributes['aria-roledescription'] ?? roleNames[node.role] ?? node.role;
  const states = statesOf(node);
  return [
    place || role,
    node.name && `"${node.name}"`,
    states.length > 0 && `(${states.join(', ')})`,
  ]
    .filter(Boolean)
    .join(' ');
}

const whitespace = /\s+/g;

/** Whether the name or value of a node already contains all texts below it. */
function repeatsItsContent(node: Node): boolean {
  const texts = (children: Node[]): string | undefined => {
    let all = '';
    for (const child of children) {
      const isText = child.role === 'StaticText' || child.role === 'paragraph';
      const inner = child.role === 'StaticText' ? child.name : texts(child.children);
      if (!isText || inner === undefined) return undefined;
      all += inner;
    }
    return all;
  };
  const below = texts(node.children)?.replace(whitespace, '');
  return (
    below === node.name.replace(whitespace, '') || below === node.value.replace(whitespace, '')
  );
}

/** Joins neighbouring texts and leaves out list markers and empty texts. */
function joinTexts(children: Node[]): Node[] {
  const joined: Node[] = [];
  for (const child of children) {
    const last = joined.at(-1);
    if (last?.role === 'StaticText' && child.role === 'StaticText')
      joined[joined.length - 1] = { ...last, name: last.name + child.name };
    else joined.push(child);
  }
  return joined.filter(
    ({ role, name }) => role !== 'ListMarker' && (role !== 'StaticText' || name.trim() !== ''),
  );
}

/** A node and its content as lines, as a screen reader reads them. Content is indented. */
export function lines(node: Node, indent = '', place = ''): string[] {
  const replaced = node.attributes[replacementAttribute];
  if (replaced) return [`${indent}${place && `${place}: `}${replaced}`];

  const children =
    node.children.length > 0 && repeatsItsContent(node) ? [] : joinTexts(node.children);
  const items = children.filter(({ role }) => role === 'listitem');
  const isShortened = node.attributes['data-shortened'] !== undefined;
  const total = isShortened ? '‹count›' : items.length;
  const own = line(node, place) + (node.role === 'list' ? `, ${total} items` : '');

  const [only] = children;
  // A paragraph or list item with only one child shares a line with the child.
  const sharesLine = node.role === 'paragraph' || node.role === 'listitem';
  if (sharesLine && only && children.length === 1) {
    const before = node.role === 'listitem' ? `${own}: ` : 'paragraph: ';
    const [first = '', ...rest] = lines(only, indent);
    return [`${indent}${before}${first.trimStart()}`, ...rest];
  }
  let number = 0;
  const below = children.flatMap((child) => {
    if (child.role !== 'listitem') return lines(child, `${indent}  `);
    number += 1;
    return lines(child, `${indent}  `, `item ${number} of ${total}`);
  });
  return [`${indent}${own}`, ...below];
}
