import { dot } from 'node:test/reporters';
import type { TestEvent } from 'node:test/reporters';
