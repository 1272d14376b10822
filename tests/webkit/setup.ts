import { beforeEach } from 'vitest';
import { isWebKitInstalled } from '../../scripts/webkit.ts';

// Vitest runs this file before each test file. Tests are skipped if WebKit is not installed.
const isMissing = !isWebKitInstalled();
beforeEach(({ skip }) => skip(isMissing, 'WebKit is not installed'));
