import { join } from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';

/** The workspace of the benchmarks, which contains the modules. */
const workspace = join(import.meta.dirname, '..');

export default withPayload({ outputFileTracingRoot: workspace, turbopack: { root: workspace } });
