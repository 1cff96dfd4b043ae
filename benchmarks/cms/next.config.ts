import { join } from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';

/** The workspace of the benchmarks, where the modules lie. */
const workspace = join(import.meta.dirname, '..');

export default withPayload({ outputFileTracingRoot: workspace, turbopack: { root: workspace } });
