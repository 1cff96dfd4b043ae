import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The framework adds Storybook's own options; stories under Vitest read the same ones from vitest.config.ts.
export default defineConfig({
  plugins: [react({ jsxImportSource: '@emotion/react' })],
  resolve: { conditions: ['@uplift/source', 'module', 'browser', 'development|production'] },
});
