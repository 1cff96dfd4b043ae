import type { RunningApplication } from './application.ts';
import type { Config } from './config.ts';
import type { DemoAccounts } from './database/seed/seed-demo.ts';

const passwords = {
  configured: 'the one in DEMO_PASSWORD',
  differs: 'the one of the first start: DEMO_PASSWORD counts only while the database is empty',
  unknown: 'the one of the first start',
};

function describeAccounts({ people, password }: DemoAccounts): string[] {
  const lines = people.map(({ role, email }) => `    ${role.padEnd(8)} ${email}`);
  const shown =
    password.source === 'generated' ? `${password.value}   (shown this once)` : passwords[password.source];
  return ['  Demo accounts', ...lines, `    password   ${shown}`];
}

/** What the server prints once it is ready. */
export function describeStart(
  config: Config,
  { address, demoAccounts, setupLink }: RunningApplication,
): string {
  const lines = [`  Uplift is ready at ${address}`];
  if (demoAccounts) lines.push('', ...describeAccounts(demoAccounts));
  else if (config.seed === 'none')
    lines.push('', '  Nothing was seeded. SEED=demo fills an empty database with a demo company.');
  if (setupLink) {
    lines.push('', '  No one can sign in yet. Create the first admin within 24 hours:', `    ${setupLink}`);
  }
  return `\n${lines.join('\n')}\n\n`;
}
