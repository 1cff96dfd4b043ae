import './styles.css';
import { Button } from '@uplift/ui/button';
import { ThemeProvider } from '@uplift/ui/theme';
import { type ReactElement, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** What the page has without the kit. */
function Host(): ReactElement {
  return (
    <div data-host className="mx-auto mt-8 max-w-xl space-y-4">
      <h1 className="mb-6 font-serif text-6xl leading-loose font-black tracking-widest">Reports</h1>
      <h2>Plain heading</h2>
      <p className="mt-10">
        Numbers of{' '}
        <a className="text-red-600" href="#march">
          March
        </a>{' '}
        and <a href="#april">April</a>.
      </p>
      <div className="flex space-x-4">
        <button className="cursor-default text-xs font-bold text-red-600" type="button">
          Export
        </button>
        <button type="button">Plain button</button>
      </div>
      <svg className="inline" width="16" height="16" aria-hidden="true" />
      <img
        className="inline-block max-w-none"
        width="16"
        height="16"
        alt=""
        src="data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E"
      />
      <ul className="list-disc ps-6">
        <li>One</li>
      </ul>
      <input className="border px-2 py-1" aria-label="Filter" />
      <table className="border-separate">
        <tbody>
          <tr>
            <td className="p-2">1</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}

function Page(): ReactElement {
  const [mounted, setMounted] = useState(false);
  return (
    <>
      <Host />
      <button type="button" onClick={() => setMounted(true)}>
        Mount the kit
      </button>
      <div className="h-24">
        {mounted && (
          <ThemeProvider>
            <Button className="rounded-full bg-emerald-600">Styled by utilities</Button>
            <p className="text-up-text-muted">In a color of the kit</p>
          </ThemeProvider>
        )}
      </div>
    </>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
createRoot(root).render(<Page />);
