import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

export async function createTemporaryDirectory(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'uplift-test-'));
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 3 }) };
}

/** Creates a folder that is removed after the test. */
export async function temporaryDirectoryOfTest(): Promise<string> {
  const { path, remove } = await createTemporaryDirectory();
  onTestFinished(remove);
  return path;
}
