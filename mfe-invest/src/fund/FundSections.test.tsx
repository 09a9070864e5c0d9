import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FakeAnswers } from '@sanchay/api-client/testing';
import { openAt } from '../testing/openAt.ts';
import { aScheme } from '../testing/schemes.ts';

const history = (first: string) => [
  { date: first, nav: 40 },
  { date: '2019-12-02', nav: 45 },
  { date: '2020-01-02', nav: 50 },
];
const open = (more: FakeAnswers = {}) =>
  openAt('/mutual-funds/fund/axis-flexi-cap', {
    schemeDetails: [aScheme()],
    navHistory: history('2013-01-01'),
    fundCategories: [],
    ...more,
  });
/** Sections that begin above the screen; all others begin below it. */
function placed(...above: string[]): void {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function of(this: Element) {
    return { top: above.includes(this.id) ? -10 : 900 } as DOMRect;
  });
}
const navChart = async () => within(await screen.findByRole('group', { name: /^NAV of/ }));
const tabs = async () => within(await screen.findByRole('navigation', { name: 'On this page' }));

describe('I2 sections of a fund', () => {
  const observers = globalThis.IntersectionObserver;
  afterEach(() => {
    globalThis.IntersectionObserver = observers;
    jest.restoreAllMocks();
  });

  test('I2 every tab leads to a part of the page, and the first is the current one', async () => {
    placed();
    await open();
    const links = (await tabs()).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      ...['Overview', 'Returns', 'Risk', 'Holdings', 'Costs & tax', 'Fund manager', 'Similar funds'],
    ]);
    await screen.findByRole('region', { name: 'Returns' });
    for (const link of links) expect(document.querySelector(link.getAttribute('href')!)).not.toBeNull();
    expect(links.filter((link) => link.getAttribute('aria-current') === 'location')).toEqual([links[0]]);
  });

  test('I2 the tab of the part that is read is marked while the page is scrolled', async () => {
    await open();
    await screen.findByRole('region', { name: 'Returns' });
    placed('overview', 'returns', 'risk');
    act(() => void globalThis.dispatchEvent(new Event('scroll')));
    await waitFor(() => expect(screen.getByRole('link', { current: 'location' })).toHaveTextContent('Risk'));
  });

  test('I2 an option that pays income out has no tab for risk figures of its NAV', async () => {
    await open({ schemeDetails: [aScheme({ reinvestment: 'N' })] });
    expect((await tabs()).queryByRole('link', { name: 'Risk' })).toBeNull();
  });

  test('I2 name, NAV, change and watch button stay at the top once the title was scrolled away', async () => {
    const reported: ((entries: object[]) => void)[] = [];
    globalThis.IntersectionObserver = class {
      #seen: (entries: object[]) => void;
      constructor(seen: (entries: object[]) => void) {
        this.#seen = seen;
      }
      observe(element: Element): void {
        if (element.querySelector('h1')) reported.push(this.#seen);
        else this.#seen([{ isIntersecting: true }]);
      }
      disconnect = () => undefined;
    } as unknown as typeof IntersectionObserver;
    await open();
    await screen.findByRole('heading', { level: 1 });
    const bar = () => screen.queryByRole('region', { name: 'Axis Flexi Cap: NAV and watchlist' });
    expect(bar()).toBeNull();
    const at = (bottom: number, isIntersecting: boolean) =>
      act(() => reported.forEach((seen) => seen([{ isIntersecting, boundingClientRect: { bottom } }])));
    at(1200, false);
    expect(bar()).toBeNull();
    at(-1, false);
    const shown = within(bar()!);
    expect(shown.getByText('₹50.0000')).toBeVisible();
    expect(shown.getByText('+25.00%')).toBeVisible();
    expect(shown.getByRole('button', { name: /^Add to watchlist/ })).toBeVisible();
    at(80, true);
    expect(bar()).toBeNull();
  });

  test('I2 the chart of a young fund begins with all that there is, and offers no range beyond it', async () => {
    await open({ navHistory: history('2018-03-01') });
    const chart = await navChart();
    expect(chart.getByRole('radio', { name: 'All' })).toBeChecked();
    expect(chart.getByRole('radio', { name: '1Y' })).not.toBeChecked();
    expect(chart.queryByRole('radio', { name: '3Y' })).toBeNull();
    await userEvent.click(chart.getByRole('radio', { name: '1Y' }));
    expect(chart.getByRole('radio', { name: '1Y' })).toBeChecked();
  });

  test('I2 the chart of an old fund begins with five years', async () => {
    await open();
    expect((await navChart()).getByRole('radio', { name: '5Y' })).toBeChecked();
  });

  test('I2 beside the NAV stands the longest return that the fund has', async () => {
    const returns = { ...aScheme().returns, year_5: null, year_3: null };
    await open({ schemeDetails: [aScheme({ returns })] });
    expect((await screen.findByText('1Y return')).nextSibling).toHaveTextContent('14.2%');
  });
});
