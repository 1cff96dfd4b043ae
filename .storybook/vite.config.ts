import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The framework adds everything of Storybook's own; stories under Vitest read the same options from vitest.config.ts.
export default defineConfig({
  plugins: [react({ jsxImportSource: '@emotion/react' })],
  resolve: { conditions: ['@uplift/source', 'module', 'browser', 'development|production'] },
});
