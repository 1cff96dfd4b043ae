/** One module of Vite's manifest, as far as it is read here. */
export interface ManifestChunk {
  file: string;
  /** Keys of the modules that it imports statically. */
  imports?: string[];
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** The scripts that a page has before anyone touches it. */
export interface PageScripts {
  /** Files, relative to the folder of the client build. */
  files: ReadonlySet<string>;
  /** The text of inline scripts. */
  inline: readonly string[];
}

/** A file with everything that it imports statically. */
export function withImports(manifest: Manifest, file: string): Set<string> {
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const files = new Set<string>();
  const add = (name: string): void => {
    if (files.has(name)) return;
    files.add(name);
    for (const key of byFile.get(name)?.imports ?? []) {
      const imported = manifest[key]?.file;
      if (imported) add(imported);
    }
  };
  add(file);
  return files;
}

function attributeOf(tag: string, name: string): string | undefined {
  return new RegExp(`\\b${name}="?([^"\\s>]+)`).exec(tag)?.[1];
}

/** What a page loads: the scripts and module preloads that its HTML names, their static imports, and inline scripts. */
export function scriptsOf(html: string, manifest: Manifest): PageScripts {
  const named: string[] = [];
  const inline: string[] = [];
  for (const [, tag = '', text = ''] of html.matchAll(/(<script\b[^>]*>)(.*?)<\/script>/gs)) {
    const source = attributeOf(tag, 'src');
    const type = attributeOf(tag, 'type') ?? 'module';
    if (source) named.push(source);
    else if (/javascript|module/.test(type)) inline.push(text);
  }
  for (const [tag] of html.matchAll(/<link\b[^>]*>/g)) {
    const target = attributeOf(tag, 'href');
    if (target && attributeOf(tag, 'rel') === 'modulepreload') named.push(target);
  }
  const files = new Set(named.flatMap((path) => [...withImports(manifest, path.replace(/^\//, ''))]));
  return { files, inline };
}

/** The addresses on this site that a page links to, without query and hash. */
export function linksOf(html: string): string[] {
  const paths = [...html.matchAll(/<a\b[^>]*\bhref="(\/[^"?#]*)/g)].map(([, path = '/']) => path);
  return [...new Set(paths)];
}
