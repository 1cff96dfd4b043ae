import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { changes } from '../scripts/changes.ts';
import { publicApi } from '../scripts/public-api.ts';

// The framework adds Storybook's own options; stories under Vitest read the same ones from vitest.config.ts.
export default defineConfig({
  plugins: [react({ jsxImportSource: '@emotion/react' }), publicApi(), changes()],
  resolve: { conditions: ['@uplift/source', 'module', 'browser', 'development|production'] },
});
