import type { NextConfig } from 'next';

const config: NextConfig = {
  // The folder above is another project.
  outputFileTracingRoot: import.meta.dirname,
  turbopack: { root: import.meta.dirname },
};

export default config;
