import preview from '@uplift/storybook/preview';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { narrow } from '../stories/narrow.tsx';
import { Prose } from './index.ts';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="720" height="240"><rect width="720" height="240" fill="#7ab8ff"/><path d="M0 200 180 150 360 170 540 90 720 40" fill="none" stroke="#0b1220" stroke-width="6"/></svg>',
)}`;

const article = (
  <>
    <h1>The spreadsheet no one opened again</h1>
    <p>
      For three years <strong>Nordlicht Logistics</strong> tracked its stock twice: once in the warehouse
      system, once in a file. Our <a href="#audit">audit</a> began with the question who reads the second one.
    </p>
    <h2>What we found</h2>
    <p>Eleven people wrote into the file. Two read it. The reasons were good ones:</p>
    <ul>
      <li>The system showed yesterday’s numbers.</li>
      <li>
        Returns had no place in it:
        <ol>
          <li>they came by letter,</li>
          <li>and left by telephone.</li>
        </ol>
      </li>
      <li>No one had asked.</li>
    </ul>
    <blockquote>
      <p>We had stopped seeing it.</p>
    </blockquote>
    <h3>The change</h3>
    <p>
      One job, <code>sync-returns</code>, now runs every ten minutes. It stops with <kbd>Ctrl</kbd>{' '}
      <kbd>C</kbd>, as everything else does.
    </p>
    <pre>
      <code>{'sync-returns --every 10m\nsync-returns --status'}</code>
    </pre>
    <table>
      <caption>Hours a week</caption>
      <thead>
        <tr>
          <th scope="col">Work</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>Counting</td>
          <td>14.5</td>
          <td>2.0</td>
        </tr>
        <tr>
          <td>Asking</td>
          <td>6.0</td>
          <td>0.5</td>
        </tr>
      </tbody>
    </table>
    <figure>
      <img src={picture} alt="Orders sent on time, rising over five months" width="720" height="240" />
      <figcaption>Orders sent on time, January to May.</figcaption>
    </figure>
    <hr />
    <h4>Where it goes from here</h4>
    <p>The next audit is about letters.</p>
    <Button>Book a systems audit</Button>
  </>
);

const meta = preview.meta({
  title: 'Components/Layout and type/Prose',
  component: Prose,
  args: { children: article },
});

export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const before = canvas.getByText(/^For three years/).getBoundingClientRect();
    const heading = canvas.getByRole('heading', { level: 2 }).getBoundingClientRect();
    const below = canvas.getByText(/^Eleven people/).getBoundingClientRect();
    await expect(heading.top - before.bottom).toBeGreaterThan(below.top - heading.bottom);
  },
});

export const WithComponents = meta.story({
  args: {
    children: (
      <>
        <p>
          Before comes <a href="#plain">a plain link</a>.
        </p>
        <Button>A button</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const plain = getComputedStyle(canvas.getByRole('link', { name: 'a plain link' }));
    await expect(plain.textDecorationLine).toBe('underline');
    await expect(canvas.getByRole('button').getBoundingClientRect().height).toBe(44);
  },
});

export const Narrow = meta.story({
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
