import { defineConfig } from 'tsup';
import { moduleBuild } from '../../scripts/module-build.ts';

const modules = moduleBuild();

// The embed is one file with everything in it: scripts/write-roi-embed.ts.
export default defineConfig({ ...modules, entry: [...modules.entry, '!src/{embed,testing}/**'] });
