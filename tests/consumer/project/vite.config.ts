import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  build: {
    // What draws in 3D is larger than what Vite thinks right for a page, and is loaded when it is near.
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      // How long it takes says something about the machine alone.
      checks: { pluginTimings: false },
      ...(isSsrBuild
        ? { input: { page: 'src/server.ts', site: 'src/site/server.tsx' } }
        : {
            input: { main: 'index.html', site: 'src/site/client.tsx' },
            output: { entryFileNames: 'assets/[name].js' },
          }),
    },
  },
}));
