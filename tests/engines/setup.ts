import { beforeEach, inject } from 'vitest';
import { isInstalled } from '../../scripts/engines.ts';

// Run before each file. A test in an engine that is not there has not passed: it is skipped.
const engine = inject('engine');
const isMissing = !isInstalled(engine);
beforeEach(({ skip }) => skip(isMissing, `${engine} is not installed`));
