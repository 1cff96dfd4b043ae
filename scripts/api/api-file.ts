import { createHash } from 'node:crypto';

/** The public types of a package, in words that a person can review. */
export interface TypeReport {
  name: string;
  version: string;
  text: string;
}

interface Release {
  version: string;
  hash: string;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function releaseIn(file: string): Release | undefined {
  const [, version, hash] = /^Types of (\S+): ([0-9a-f]{64})$/m.exec(file) ?? [];
  return version && hash ? { version, hash } : undefined;
}

/**
 * What `api.md` of a package says. The types of the latest release are kept in it as a hash: as soon as the version
 * moves on, they are those of now.
 */
export function apiFile({ name, version, text }: TypeReport, earlier: string | undefined): string {
  const released = earlier === undefined ? undefined : releaseIn(earlier);
  const hash = released?.version === version ? released.hash : hashOf(text);
  return `# Public types of ${name}

What people can import, as the compiler writes it. \`pnpm api:write\` writes this file; \`pnpm check\` compares it.

Types of ${version}: ${hash}

${text}`;
}

/** The lines that only one of two texts has, as a difference shows them. */
function difference(before: string, after: string): string {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const [known, wanted] = [new Set(old), new Set(now)];
  const lines = [
    ...old.filter((line) => !wanted.has(line)).map((line) => `  - ${line}`),
    ...now.filter((line) => !known.has(line)).map((line) => `  + ${line}`),
  ];
  return lines.slice(0, 20).join('\n');
}

/**
 * What is wrong with the `api.md` of a package, and what to run; nothing where it tells the types of now, and those are
 * of the latest release or announced by a changeset.
 *
 * @param announced the packages that changesets name
 */
export function apiFault(
  report: TypeReport,
  file: string | undefined,
  announced: ReadonlySet<string>,
): string | undefined {
  const { name, version, text } = report;
  const wanted = apiFile(report, file);
  if (file !== wanted) {
    return `${name}: api.md is not what the sources export. Run \`pnpm api:write\`, and read what has changed.\n${difference(file ?? '', wanted)}`;
  }
  if (releaseIn(file)?.hash === hashOf(text) || announced.has(name)) return undefined;
  return `${name}: the public types have changed since ${version}, and no changeset says so. Run \`pnpm changeset\`, and tell those who use the package what it means for them.`;
}

/** The packages that a changeset names. */
export function announcedBy(changeset: string): string[] {
  const [, head = ''] = /^---\n(.*?)\n---/s.exec(changeset) ?? [];
  return [...head.matchAll(/^["']?([^"':]+)["']?:/gm)].map(([, name = '']) => name);
}
