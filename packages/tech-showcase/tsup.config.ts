import { defineConfig } from 'tsup';
import { moduleBuild } from '../../scripts/module-build.ts';

const modules = moduleBuild();

// The embed needs no other package: scripts/write-embed.ts.
export default defineConfig({ ...modules, entry: [...modules.entry, '!src/embed/**'] });
