import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifySnippets } from './verify-snippets.ts';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const body = JSON.stringify({ type: 'lead.created', data: { name: 'Zoë' } });

/** Calls the snippet's `verify` with the arguments from standard input and prints the result. */
const runners: Readonly<Record<string, readonly [command: string, parameters: string[]]>> = {
  Node: [
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { text } from 'node:stream/consumers';
       import { pathToFileURL } from 'node:url';
       const { verify } = await import(pathToFileURL('verify.mjs'));
       const [secret, headers, body] = JSON.parse(await text(process.stdin));
       console.log(JSON.stringify(verify(secret, headers, body)));`,
    ],
  ],
  Python: [
    'python3',
    [
      '-c',
      'import json, sys; sys.path.insert(0, "."); from verify import verify; print(json.dumps(verify(*json.load(sys.stdin))))',
    ],
  ],
};

let directory = '';
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'uplift-snippets-'));
  for (const { file, code } of verifySnippets) await writeFile(join(directory, file), code);
});
afterAll(() => rm(directory, { recursive: true, force: true }));

function signed(sentAt = new Date(), by = secret): Record<string, string> {
  return {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1_000)),
    'webhook-signature': new Webhook(by).sign('msg_1', sentAt, body),
  };
}

const available = (command: string) => spawnSync(command, ['--version']).status === 0;

for (const { language } of verifySnippets) {
  const [command = '', parameters = []] = runners[language] ?? [];

  describe.runIf(available(command))(`the snippet for ${language}`, () => {
    const verify = (headers: Record<string, string>, text = body) =>
      spawnSync(command, parameters, {
        cwd: directory,
        input: JSON.stringify([secret, headers, text]),
        encoding: 'utf8',
      });

    test('accepts valid signatures, including during a secret rotation', () => {
      const { status, stdout, stderr } = verify(signed());
      expect(stderr).toBe('');
      expect(status).toBe(0);
      expect(JSON.parse(stdout)).toEqual(JSON.parse(body));
      const headers = signed();
      const other = signed(new Date(), `whsec_${Buffer.alloc(32, 9).toString('base64')}`);
      const both = `${other['webhook-signature']} ${headers['webhook-signature']}`;
      expect(verify({ ...headers, 'webhook-signature': both }).status).toBe(0);
    });

    test('rejects a changed body, a wrong secret, and an old timestamp', () => {
      expect(verify(signed(), `${body} `).stderr).toContain('The signature is wrong.');
      const other = `whsec_${Buffer.alloc(32, 9).toString('base64')}`;
      expect(verify(signed(new Date(), other)).stderr).toContain('The signature is wrong.');
      expect(verify(signed(new Date(Date.now() - 6 * 60_000))).stderr).toContain('too old');
    });
  });
}

test('has a runner for every snippet', () => {
  expect(Object.keys(runners)).toEqual(verifySnippets.map(({ language }) => language));
});
