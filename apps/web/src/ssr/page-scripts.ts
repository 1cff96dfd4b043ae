const ENTRY = 'src/hydration/entry-client.tsx';

interface Chunk {
  file: string;
  imports: readonly string[];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function chunkOf(manifest: Record<string, unknown>, name: string): Chunk {
  const entry = manifest[name];
  if (!isRecord(entry) || typeof entry.file !== 'string') {
    throw new Error(
      `The manifest of the client build has no ${name}: client and server are of different builds.`,
    );
  }
  const imports = Array.isArray(entry.imports)
    ? entry.imports.filter((item) => typeof item === 'string')
    : [];
  return { file: entry.file, imports };
}

/**
 * Returns the URLs of a page's initial module scripts, page and entry, each after its imports.
 *
 * @param manifest Vite manifest of the client build; null on the development server
 * @param module the page's module, relative to `src`
 */
export function scriptsOf(manifest: unknown, module: string | undefined): string[] {
  if (manifest === null) return [`/${ENTRY}`];
  if (!isRecord(manifest)) throw new Error('The manifest of the client build is not an object.');
  const seen = new Set<string>();
  const addresses: string[] = [];
  const add = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    const { file, imports } = chunkOf(manifest, name);
    imports.forEach(add);
    addresses.push(`/${file}`);
  };
  if (module) add(`src/${module}`);
  add(ENTRY);
  return addresses;
}
