// Prints each mistake in the content on one line and ends the process, and names the pictures that content does not
// use. Every build begins with it.
import { readTable } from '../pictures/table.ts';
import { unused } from '../pictures/used-in.ts';
import { problemLine } from '../schema/problem.ts';
import { siteContent } from './read-content.ts';

const { files, problems } = siteContent();
for (const problem of problems) console.error(problemLine(problem));
if (problems.length > 0) process.exit(1);
if (files) {
  const { products, gallery, news, pages } = files;
  console.log(
    `Content: ${products.length} products, ${gallery.length} gallery images, ${news.length} articles and ${Object.keys(pages).length} pages checked.`,
  );
  const pictures = unused(readTable().map(({ id }) => id)).join(' ');
  // They are published, but no page shows them.
  if (pictures) console.log(`Not used. To remove: npm run pictures -- --remove ${pictures}`);
}
