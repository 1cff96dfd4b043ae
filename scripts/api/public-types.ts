import { relative } from 'node:path';
import {
  type Declaration,
  type DeclarationModule,
  type Origin,
  readDeclarationModule,
} from './declaration-module.ts';

/** One thing that a package exports, or that something exported names. */
export interface PublicType {
  /** Tells it from all others. */
  id: string;
  text: string;
}

/** What people get by one entry point: each name, such as `Button` or `Dialog.Root`, with what it stands for. */
export type EntryTypes = ReadonlyMap<string, PublicType>;

/** Follows names through files of declarations, each of which is read once. */
export class PublicTypes {
  readonly #folder: string;
  readonly #modules = new Map<string, DeclarationModule>();

  /** @param folder where the declarations of a package are */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** What an entry point exports. */
  of(file: string): EntryTypes {
    const types = new Map<string, PublicType>();
    for (const name of this.#namesOf(file)) {
      const origin = this.#resolve({ from: { file }, name });
      if (origin.name === '*' && 'file' in origin.from) {
        for (const [member, type] of this.of(origin.from.file)) types.set(`${name}.${member}`, type);
      } else types.set(name, this.#typeOf(origin));
    }
    // What it adds to the types of everybody.
    if (this.#read(file).declarations.has('global'))
      types.set('global', this.#typeOf({ from: { file }, name: 'global' }));
    return types;
  }

  /** What those types name and no entry point exports, sorted by where it is. */
  behind(types: Iterable<PublicType>): PublicType[] {
    const known = new Set([...types].map(({ id }) => id));
    const waiting = [...known];
    const found: PublicType[] = [];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      for (const origin of this.#usedBy(id)) {
        const type = this.#typeOf(origin);
        if (known.has(type.id)) continue;
        known.add(type.id);
        waiting.push(type.id);
        if ('file' in origin.from) found.push(type);
      }
    }
    return found.sort((one, other) => (one.id < other.id ? -1 : 1));
  }

  #read(file: string): DeclarationModule {
    const known = this.#modules.get(file);
    if (known) return known;
    const module = readDeclarationModule(file);
    this.#modules.set(file, module);
    return module;
  }

  #namesOf(file: string): Set<string> {
    const { exports, stars } = this.#read(file);
    const inherited = stars.flatMap(({ from }) => ('file' in from ? [...this.#namesOf(from.file)] : []));
    return new Set([...exports.keys(), ...inherited.filter((name) => name !== 'default')]);
  }

  /** Where a name of a module is declared. */
  #resolve(origin: Origin): Origin {
    const { from, name } = origin;
    if ('package' in from || name === '*') return origin;
    const { declarations, imports, exports, stars } = this.#read(from.file);
    const exported = exports.get(name);
    if (exported && !('file' in exported.from && exported.from.file === from.file))
      return this.#resolve(exported);
    const local = exported?.name ?? name;
    if (declarations.has(local)) return { from, name: local };
    const imported = imports.get(local);
    if (imported) return this.#resolve(imported);
    const star = stars.find(
      (candidate) => 'file' in candidate.from && this.#namesOf(candidate.from.file).has(name),
    );
    if (!star) throw new Error(`${relative(this.#folder, from.file)} declares no ${name}.`);
    return this.#resolve({ from: star.from, name });
  }

  #typeOf({ from, name }: Origin): PublicType {
    if ('package' in from) {
      const text =
        name === '*' ? `export * from '${from.package}';` : `export { ${name} } from '${from.package}';`;
      return { id: `${from.package}#${name}`, text };
    }
    const declaration = this.#declarationOf(from.file, name);
    return { id: `${relative(this.#folder, from.file)}#${name}`, text: declaration?.text ?? '' };
  }

  #declarationOf(file: string, name: string): Declaration | undefined {
    return this.#read(file).declarations.get(name);
  }

  #usedBy(id: string): Origin[] {
    const [path = '', name = ''] = id.split('#');
    const file = `${this.#folder}/${path}`;
    if (!path.endsWith('.d.ts')) return [];
    const { declarations, imports } = this.#read(file);
    const declaration = declarations.get(name);
    if (!declaration) return [];
    const named = [...declaration.uses]
      .filter((used) => declarations.has(used) || imports.has(used))
      .map((used): Origin => ({ from: { file }, name: used }));
    return [...named, ...declaration.imports].map((origin) => this.#resolve(origin));
  }
}
