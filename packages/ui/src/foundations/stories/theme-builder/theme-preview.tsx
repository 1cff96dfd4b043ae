import type { ReactElement } from 'react';
import { Alert } from '../../../alert/index.ts';
import { Badge } from '../../../badge/index.ts';
import { Button } from '../../../button/index.ts';
import { Card } from '../../../card/index.ts';
import { BarChart } from '../../../chart/index.ts';
import { Checkbox } from '../../../checkbox/index.ts';
import { Cluster } from '../../../cluster/index.ts';
import { Field } from '../../../field/index.ts';
import { Grid } from '../../../grid/index.ts';
import { Heading } from '../../../heading/index.ts';
import { Input } from '../../../input/index.ts';
import { Link } from '../../../link/index.ts';
import { Select } from '../../../select/index.ts';
import { Slider } from '../../../slider/index.ts';
import { Stack } from '../../../stack/index.ts';
import { Stat } from '../../../stat/index.ts';
import { Switch } from '../../../switch/index.ts';
import { Text } from '../../../text/index.ts';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];

const series = [
  { name: 'Billing', values: [42, 48, 51, 58] },
  { name: 'Scheduling', values: [31, 33, 39, 41] },
  { name: 'Support', values: [18, 24, 27, 35] },
  { name: 'Last year', color: 6 as const, values: [28, 30, 31, 33] },
];

/** A page made of the kit's components. */
export function ThemePreview(): ReactElement {
  return (
    <Stack gap={8}>
      <Stack gap={4} align="start">
        <Badge tone="accent">New this quarter</Badge>
        <Heading level={2} size="lg">
          Every hour your team wins back, in one report
        </Heading>
        <Text tone="muted">
          See where the time goes, what it costs, and what changed since last month.{' '}
          <Link href="#preview">Read how we measure</Link>.
        </Text>
        <Cluster gap={3}>
          <Button>Open the report</Button>
          <Button variant="secondary">Share</Button>
          <Button variant="ghost">Skip</Button>
          <Button variant="danger">Delete</Button>
        </Cluster>
      </Stack>
      <Grid minColumn="9rem">
        <Stat size="md" value="$47,200" label="Saved this year" />
        <Stat size="md" value="12.5 hrs" label="Back every week" />
        <Stat size="md" value="98%" label="Invoices on time" />
      </Grid>
      <Grid minColumn="17rem">
        <Card>
          <Stack gap={5}>
            <Heading level={3} size="sm">
              Report settings
            </Heading>
            <Field label="Recipient" hint="Gets the report by e-mail" required>
              <Input type="email" defaultValue="maya@harbor.example" />
            </Field>
            <Field label="Period">
              <Select defaultValue="quarter">
                <option value="month">Month</option>
                <option value="quarter">Quarter</option>
              </Select>
            </Field>
            <Field label="Minimum share">
              <Slider defaultValue={[40]} formatValue={(value) => `${value}%`} />
            </Field>
            <Field label="Include drafts" labelPlacement="end">
              <Checkbox defaultChecked />
            </Field>
            <Field label="Send every Monday" labelPlacement="end">
              <Switch defaultChecked />
            </Field>
          </Stack>
        </Card>
        <Card>
          <BarChart title="Hours saved" unit="Hours per quarter" categories={quarters} series={series} />
        </Card>
      </Grid>
      <Stack gap={3}>
        <Alert tone="success" title="The report is ready" />
        <Alert tone="warning" title="Two invoices could not be read" />
      </Stack>
    </Stack>
  );
}
