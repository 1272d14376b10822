/** The head of a page: its title and description (further entries come with issue of search engines). */
export function pageMeta({ title, description }: { title: string; description: string }) {
  return [{ title }, { name: 'description', content: description }];
}
