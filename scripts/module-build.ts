/** The required part of esbuild's plugin interface. esbuild itself is a dependency of the packages' tsup. */
interface Bundler {
  onResolve(
    options: { filter: RegExp },
    callback: (imported: { path: string; kind: string }) => { path: string; external: true } | undefined,
  ): void;
}

const keepModules = {
  name: 'keep-modules',
  setup(bundler: Bundler): void {
    bundler.onResolve({ filter: /^(\.\.?\/|#)/ }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path: path.replace(/\.tsx?$/, '.js'), external: true },
    );
  },
};

/**
 * tsup options of a package: one output module per source module. Bundling would drop `'use client'` from
 * inlined modules, and would make users of one component load the styles of others. tsc emits the types.
 */
export function moduleBuild(): {
  entry: string[];
  format: 'esm';
  target: string;
  dts: false;
  clean: true;
  splitting: false;
  silent: true;
  sourcemap: true;
  esbuildPlugins: (typeof keepModules)[];
  esbuildOptions: (options: {
    jsx?: 'automatic' | 'transform' | 'preserve';
    jsxImportSource?: string;
  }) => void;
} {
  return {
    entry: [
      'src/**/*.{ts,tsx}',
      '!src/**/*.{d,test,stories,guide}.{ts,tsx}',
      '!src/{internal/conformance,foundations/stories,stories}/**',
    ],
    format: 'esm',
    target: 'es2022',
    dts: false,
    clean: true,
    splitting: false,
    silent: true,
    sourcemap: true,
    esbuildPlugins: [keepModules],
    esbuildOptions(options) {
      options.jsx = 'automatic';
      options.jsxImportSource = '@emotion/react';
    },
  };
}
