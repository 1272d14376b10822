/** What a page says about itself in its head: title and description. */
export function pageMeta({ title, description }: { title: string; description: string }) {
  return [{ title }, { name: 'description', content: description }];
}
