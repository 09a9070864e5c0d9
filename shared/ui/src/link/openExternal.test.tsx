import { startI18n } from '@sanchay/i18n';
import { openExternal, REPORT_EVENT } from './openExternal.ts';
import { TOAST_EVENT } from '../toast/useToast.ts';

function leave(address: string | null) {
  const notices: unknown[] = [];
  const reported: string[] = [];
  const hear = (event: Event) => notices.push((event as CustomEvent).detail);
  const note = (event: Event) => reported.push((event as CustomEvent<Error>).detail.message);
  window.addEventListener(TOAST_EVENT, hear);
  window.addEventListener(REPORT_EVENT, note);
  const opened: string[] = [];
  const left = openExternal(address, (to) => opened.push(to));
  window.removeEventListener(TOAST_EVENT, hear);
  window.removeEventListener(REPORT_EVENT, note);
  return { left, opened, notices, reported };
}

beforeAll(() => startI18n({ language: 'en' }));

test('S16 · https is opened without a message', () => {
  expect(leave('https://blog.example/tax')).toEqual({
    left: true,
    opened: ['https://blog.example/tax'],
    notices: [],
    reported: [],
  });
});

test('S16 · http is refused with a sentence, and reported without what may name people', () => {
  expect(leave('http://blog.example/tax?name=asha#x')).toEqual({
    left: false,
    opened: [],
    notices: [{ tone: 'error', message: "That link isn't secure, so we didn't open it." }],
    reported: ['external link, insecure: http://blog.example/tax'],
  });
});

test.each([
  ['', 'external link, empty: '],
  [null, 'external link, empty: '],
  ['javascript:alert(1)', 'external link, other: javascript:alert(1)'],
])('S16 · %j is reported and not opened', (address, report) => {
  expect(leave(address)).toEqual({
    left: false,
    opened: [],
    notices: [{ tone: 'error', message: "That link doesn't work." }],
    reported: [report],
  });
});

test('S16 · what is no web address is reported and opened', () => {
  expect(leave('tel:+911800000000')).toMatchObject({
    left: true,
    opened: ['tel:+911800000000'],
    notices: [],
    reported: ['external link, other: tel:+911800000000'],
  });
});

test('S16 · the new tab knows nothing of this one', () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  openExternal('https://blog.example/');
  expect(open.mock.calls).toEqual([['https://blog.example/', '_blank', 'noopener,noreferrer']]);
  open.mockRestore();
});
