import { join } from 'node:path';
import type { NextConfig } from 'next';

/** The workspace, which contains the modules. */
const workspace = join(import.meta.dirname, '..');

const config: NextConfig = { outputFileTracingRoot: workspace, turbopack: { root: workspace } };

export default config;
