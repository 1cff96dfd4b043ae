import preview from '@uplift/storybook/preview';
import { expect, userEvent, within } from 'storybook/test';
import { RetryDemo } from './retry-demo.tsx';

const meta = preview.meta({
  title: 'Data client/Retrying',
  component: RetryDemo,
  parameters: {
    docs: {
      description: {
        component: [
          'What is retried after a failure, and when. The table is computed by the functions that the hooks of',
          '`DataProvider` use. Press a response to see what happens.',
          '',
          '```ts',
          "import { DataProvider } from '@uplift/data-client/swr';",
          '```',
        ].join('\n'),
      },
    },
  },
});

type Canvas = ReturnType<typeof within>;

async function press(canvas: Canvas, name: string): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name }));
}

/** Returns the calls shown in the list. */
function tries(canvas: Canvas): (string | null)[] {
  const list = within(canvas.getByRole('region', { name: 'Calls' })).queryAllByRole('listitem');
  return list.map(({ textContent }) => textContent);
}

/** No request until a response is chosen. */
export const Table = meta.story({
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^Answer 404/ });
    await expect(within(row).getAllByText('Never')).toHaveLength(2);
    await expect(
      within(canvas.getByRole('row', { name: /^Answer 429/ })).getByText('After 3 s'),
    ).toBeVisible();
  },
});

/** A read that fails with 503 is retried once, a second later. */
export const ReadAnswered503 = meta.story({
  play: async ({ canvas }) => {
    await press(canvas, 'Answer 503');
    await expect(await canvas.findByText(/^again after 1\.\d s$/)).toBeVisible();
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Down for a moment.');
    await expect(tries(canvas)).toHaveLength(2);
  },
});

/** A read honors the Retry-After header. */
export const ReadWithRetryAfter = meta.story({
  play: async ({ canvas }) => {
    await press(canvas, 'Answer 503, Retry-After 3');
    await expect(await canvas.findByText(/^again after 3\.\d s$/)).toBeVisible();
  },
});

/** 400, 401, 403 and 404 are final. */
export const ReadAnswered404 = meta.story({
  play: async ({ canvas }) => {
    await press(canvas, 'Answer 404');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('There is nothing here.');
    await expect(tries(canvas)).toEqual(['GET /api/tech-assets404']);
  },
});

/** A mutation that got a response is not retried, because the server may have applied it. */
export const ChangeAnswered503 = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'A change' }));
    await press(canvas, 'Answer 503');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Down for a moment.');
    await expect(tries(canvas)).toEqual(['POST /api/client/logout503']);
  },
});

/** Without a network, both attempts of a mutation carry the same `Idempotency-Key`. */
export const ChangeWithoutAnswer = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'A change' }));
    await press(canvas, 'No answer');
    await expect(await canvas.findByText(/^again after 1\.\d s$/)).toBeVisible();
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Check your connection and try again.');
  },
});
