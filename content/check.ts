// Prints each mistake in the content on one line. Every build runs it.
import { problemLine } from '../schema/problem.ts';
import { readContent } from './read-content.ts';

const { files, problems } = readContent();
for (const problem of problems) console.error(problemLine(problem));
if (problems.length > 0) process.exitCode = 1;
if (files) {
  const { products, gallery, news, pages } = files;
  console.log(
    `Content: ${products.length} products, ${gallery.length} gallery images, ${news.length} articles and ${Object.keys(pages).length} pages checked.`,
  );
}
