// Prints each mistake in the content on one line and ends the process. Every build begins with it.
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
}
