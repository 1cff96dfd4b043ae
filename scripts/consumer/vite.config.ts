import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) =>
  isSsrBuild
    ? {}
    : {
        build: {
          rolldownOptions: {
            input: { main: 'index.html', site: 'src/site/client.tsx' },
            output: { entryFileNames: 'assets/[name].js' },
          },
        },
      },
);
