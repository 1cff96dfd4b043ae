import x from './does-not-exist.ts'; console.log(x);
import preview from '@uplift/storybook/preview';
import { HttpResponse, http } from 'msw';
import { type ReactElement, useEffect, useState } from 'react';
import { expect } from 'storybook/test';

function Probe(): ReactElement {
  const [text, setText] = useState('waiting');
  useEffect(() => {
    fetch('/api/zz').then(async (a) => setText(await a.text()), (e: unknown) => setText(String(e)));
  }, []);
  return <p>{text}</p>;
}
const meta = preview.meta({ title: 'Zz/Broken', component: Probe });
export const One = meta.story({
  beforeEach({ msw }) { msw.use(http.get('/api/zz', () => HttpResponse.text('mocked'))); },
  play: async ({ canvas }) => { await expect(await canvas.findByText('mocked')).toBeVisible(); },
});
