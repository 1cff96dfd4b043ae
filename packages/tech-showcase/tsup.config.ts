import { defineConfig } from 'tsup';
import { moduleBuild } from '../../scripts/module-build.ts';

export default defineConfig(moduleBuild());
