import type { RunningApplication } from './application.ts';
import type { Config } from './config.ts';
import type { DemoAccounts } from './database/seed/seed-demo.ts';

function describePassword({ password }: DemoAccounts): string {
  switch (password.source) {
    case 'generated':
      return `password   ${password.value}   (shown this once)`;
    case 'configured':
      return 'password   the one in DEMO_PASSWORD';
    case 'differs':
      return 'password   the one of the first start: DEMO_PASSWORD counts only while the database is empty';
    case 'unknown':
      return 'password   the one of the first start';
  }
}

function describeAccounts(accounts: DemoAccounts): string[] {
  const lines = accounts.people.map(({ role, email }) => `    ${role.padEnd(8)} ${email}`);
  return ['  Demo accounts', ...lines, `    ${describePassword(accounts)}`];
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
