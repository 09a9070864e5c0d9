import { followLinks } from './followLinks.ts';

function clicked(html: string, init: MouseEventInit = {}): { visited: string[]; left: boolean } {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.replaceChildren(root);
  const visited: string[] = [];
  followLinks(root, (to) => visited.push(to));
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  // jsdom loads no pages; what the browser would do is stopped after we looked.
  let left = false;
  document.body.addEventListener(
    'click',
    (seen) => {
      left = !seen.defaultPrevented;
      seen.preventDefault();
    },
    { once: true },
  );
  root.querySelector('a')!.dispatchEvent(event);
  return { visited, left };
}

test('S5 · a plain link of this site goes without a page load, with its query and anchor', () => {
  expect(clicked('<a href="/gold?a=1#b">x</a>')).toEqual({ visited: ['/gold?a=1#b'], left: false });
});

test.each([
  ['of a fund house', '<a href="/explore/funds/sbi">x</a>'],
  ['of another site', '<a href="https://sanchay.example/">x</a>'],
  ['into another tab', '<a href="/gold" target="_blank">x</a>'],
  ['of a download', '<a href="/gold" download>x</a>'],
  ['of the API', '<a href="/api/docs">x</a>'],
  ['to a place on this page', '<a href="#complaints">x</a>'],
  ['to a mail program', '<a href="mailto:help@sanchay.example">x</a>'],
])('S5 · a link %s is left to the browser', (_what, html) => {
  expect(clicked(html)).toEqual({ visited: [], left: true });
});

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('S5 · with %s it is left to the browser', (key) => {
  expect(clicked('<a href="/gold">x</a>', { [key]: true })).toEqual({ visited: [], left: true });
});

test('S5 · a path that only begins like that of fund houses goes without a page load', () => {
  expect(clicked('<a href="/explore/fundsx">x</a>').visited).toEqual(['/explore/fundsx']);
});
