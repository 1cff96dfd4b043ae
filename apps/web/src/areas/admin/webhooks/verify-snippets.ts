/** Code that verifies the signature of a message. A test runs each snippet against real signatures. */
export const verifySnippets = [
  {
    language: 'Node',
    file: 'verify.mjs',
    code: `import { createHmac, timingSafeEqual } from 'node:crypto';

/** Gives the event, or throws. body: the request's body as text, before anything parses it. */
export function verify(secret, headers, body) {
  const id = headers['webhook-id'];
  const timestamp = headers['webhook-timestamp'];
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= 300)) {
    throw new Error('The message is too old, or of the future.');
  }
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key).update(\`\${id}.\${timestamp}.\${body}\`).digest();
  const matches = (headers['webhook-signature'] ?? '').split(' ').some((signature) => {
    const [version, text = ''] = signature.split(',');
    const given = Buffer.from(text, 'base64');
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!matches) throw new Error('The signature is wrong.');
  return JSON.parse(body);
}
`,
  },
  {
    language: 'Python',
    file: 'verify.py',
    code: `import base64, hashlib, hmac, json, time

def verify(secret, headers, body):
    """Gives the event, or raises ValueError. body: the request's body as text, before anything parses it."""
    message_id = headers["webhook-id"]
    timestamp = headers["webhook-timestamp"]
    if abs(time.time() - int(timestamp)) > 300:
        raise ValueError("The message is too old, or of the future.")
    key = base64.b64decode(secret.removeprefix("whsec_"))
    content = f"{message_id}.{timestamp}.{body}".encode()
    expected = "v1," + base64.b64encode(hmac.new(key, content, hashlib.sha256).digest()).decode()
    signatures = headers["webhook-signature"].split(" ")
    if not any(hmac.compare_digest(signature, expected) for signature in signatures):
        raise ValueError("The signature is wrong.")
    return json.loads(body)
`,
  },
] as const;
