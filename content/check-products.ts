// Checks the files of products. check.ts imports it first, because with a mistake there the modules that it
// imports next cannot be loaded.
import { problemLine } from './check-problem.ts';
import { readProductFiles } from './load-content.ts';

const { problems } = readProductFiles();
for (const problem of problems) console.error(problemLine(problem));
if (problems.length > 0) process.exit(1);
