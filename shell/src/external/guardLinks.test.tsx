import { startI18n } from '@sanchay/i18n';
import { fireEvent } from '@testing-library/react';
import { followReports, guardLinks } from './guardLinks.ts';

const reported: [unknown, unknown][] = [];
beforeAll(async () => {
  await startI18n({ language: 'en' });
  guardLinks(document.body);
  followReports((error, tags) => void reported.push([(error as Error).message, tags]));
});
beforeEach(() => (reported.length = 0));

/** Whether the browser follows the link. */
function click(html: string): { followed: boolean; link: HTMLAnchorElement } {
  document.body.innerHTML = `<p>${html}</p>`;
  const link = document.querySelector('a')!;
  return { followed: fireEvent.click(link.querySelector('b') ?? link), link };
}

test('S16 · a secure link is left to the browser, and its new tab knows nothing of this page', () => {
  const { followed, link } = click('<a href="https://blog.example/" target="_blank"><b>Blog</b></a>');
  expect(followed).toBe(true);
  expect(link.rel).toBe('noopener');
  expect(reported).toEqual([]);
});

test('S16 · an insecure link anywhere on the page is refused and reported', () => {
  expect(click('<a href="http://blog.example/?q=1" target="_blank">Blog</a>').followed).toBe(false);
  expect(reported).toEqual([['external link, insecure: http://blog.example/', { kind: 'external' }]]);
});

test.each(['data:text/csv;charset=utf-8,a', 'blob:http://localhost/1'])(
  'S16 · a file of the page itself (%s) is saved by the browser',
  (href) => {
    expect(click(`<a href="${href}" download="a.csv">CSV</a>`).followed).toBe(true);
    expect(reported).toEqual([]);
  },
);

test('S16 · data that is opened and not saved is still reported', () => {
  expect(click('<a href="data:text/html,x" download="a.html">x</a>').followed).toBe(false);
  expect(click('<a href="data:text/csv,x">x</a>').followed).toBe(false);
  expect(reported).toHaveLength(2);
});

test('S16 · a link that would run code is refused and reported', () => {
  expect(click('<a href="javascript:alert(1)">x</a>').followed).toBe(false);
  expect(reported).toHaveLength(1);
});

test.each(['/gold', '#top', '', 'http://localhost/gold'])(
  'S16 · a link within the site (%j) is none of this',
  (href) => {
    document.body.innerHTML = `<a href="${href}">x</a>`;
    document.querySelector('a')!.addEventListener('click', (event) => {
      expect(event.defaultPrevented).toBe(false);
      event.preventDefault();
    });
    fireEvent.click(document.querySelector('a')!);
    expect(reported).toEqual([]);
  },
);
