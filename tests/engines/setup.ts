import { beforeEach, inject } from 'vitest';
import { isInstalled } from '../../scripts/engines.ts';

// Vitest runs this file before each test file. Tests in an engine that is not installed are
// skipped.
const engine = inject('engine');
const isMissing = !isInstalled(engine);
beforeEach(({ skip }) => skip(isMissing, `${engine} is not installed`));
