import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  build: {
    // The 3D code exceeds Vite's recommended size, and is loaded only in the viewport.
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      // The duration only reflects the machine.
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
