import { registerHooks } from 'node:module';

/*
 * Halves the time and memory of importing Drizzle. Node looks up the format of each file in the package's
 * package.json, and reads all of its `exports` each time. Drizzle has hundreds of files and 180 kB of
 * `exports`, which cost a second and 100 MB at every start. All of the files that `import` finds are modules,
 * so no lookup is needed.
 */
registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL = '', conditions } = context;
    const isOwnFile = specifier.startsWith('.') && specifier.endsWith('.js');
    if (isOwnFile && parentURL.includes('/node_modules/drizzle-orm/') && conditions.includes('import')) {
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    }
    return nextResolve(specifier, context);
  },
});
