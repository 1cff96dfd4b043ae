import { buildPackages } from './package-build.ts';
import { buildSite } from './site-build.ts';

if (!(await buildPackages()) || !(await buildSite())) process.exitCode = 1;
