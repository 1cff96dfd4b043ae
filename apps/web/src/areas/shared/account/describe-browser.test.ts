import { describe, expect, it } from 'vitest';
import { describeBrowser } from './describe-browser.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('describeBrowser', () => {
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/140.0.0.0 Safari/537.36`,
      'Chrome on Windows',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
      'Edge on Windows',
    ],
    [
      `Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/140.0.0.0 Mobile Safari/537.36 EdgA/140.0`,
      'Edge on Android',
    ],
    [
      `Mozilla/5.0 (X11; Linux x86_64) ${webKit} Chrome/139.0.0.0 Safari/537.36 OPR/124.0.0.0`,
      'Opera on Linux',
    ],
    [
      `Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S918B) ${webKit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet on Android',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0',
      'Firefox on Mac',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
      'Safari on Mac',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
      'Chrome on iPad',
    ],
    [
      `Mozilla/5.0 (X11; CrOS x86_64 16181.0.0) ${webKit} Chrome/140.0.0.0 Safari/537.36`,
      'Chrome on ChromeOS',
    ],
    [`Mozilla/5.0 (X11; Linux x86_64) ${webKit} HeadlessChrome/140.0.0.0 Safari/537.36`, 'Chrome on Linux'],
    ['Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko', 'A browser on Windows'],
    ['curl/8.16.0', 'curl'],
    ['  ', 'Unknown browser'],
    ['', 'Unknown browser'],
    [null, 'Unknown browser'],
  ])('describes %j as %j', (userAgent, words) => {
    expect(describeBrowser(userAgent)).toBe(words);
  });
});
