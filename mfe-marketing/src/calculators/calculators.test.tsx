import { defaultConfig } from '@sanchay/contracts';
import { renderRemote, type RenderRemoteOptions } from '@sanchay/test-kit';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MarketingRoutes } from '../routes.tsx';
import { CALCULATOR_GROUPS } from './calculatorNames.ts';
import { MESSAGES, messageLoaders } from '../messages.ts';

async function open(path: string, options: Partial<RenderRemoteOptions> = {}) {
  const rendered = await renderRemote(MarketingRoutes, {
    name: MESSAGES,
    messages: messageLoaders,
    at: `/calculators/${path}`,
    ...options,
  });
  await screen.findByRole('heading', { level: 1 });
  return rendered;
}

const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const result = () => screen.getByRole('region', { name: 'Your result' });

describe('SIP calculator', () => {
  test('M2 · it starts with 10,000 a month for 20 years at 12 %', async () => {
    await open('sip-calculator');
    expect(screen.getByRole('heading', { level: 1, name: 'SIP calculator' })).toBeVisible();
    expect(document.title).toBe('SIP calculator · Sanchay');
    expect(result()).toHaveTextContent('Value after 20 years');
    expect(result()).toHaveTextContent('₹99,91,479');
    expect(result()).toHaveTextContent('₹24,00,000');
    expect(result()).toHaveTextContent('₹75,91,479');
    expect(result()).toHaveTextContent('at 12.00% a year · Start of month, rate ÷ 12');
  });

  test('M2 · the result follows what is typed and what is slid', async () => {
    await open('sip-calculator');
    type('Monthly amount', '₹ 1,00,000');
    expect(result()).toHaveTextContent('₹9,99,14,792');
    fireEvent.change(screen.getByRole('slider', { name: 'Time period' }), { target: { value: '1' } });
    expect(screen.getByRole('textbox', { name: 'Time period' })).toHaveValue('1');
    expect(result()).toHaveTextContent('Value after 1 year');
    expect(result()).toHaveTextContent('₹12,80,933');
    type('Monthly amount', '१०,०००');
    expect(result()).toHaveTextContent('₹1,28,093');
    fireEvent.blur(screen.getByRole('textbox', { name: 'Monthly amount' }));
    expect(screen.getByRole('textbox', { name: 'Monthly amount' })).toHaveValue('10,000');
    fireEvent.change(screen.getByRole('slider', { name: 'Monthly amount' }), { target: { value: '25000' } });
    expect(screen.getByRole('textbox', { name: 'Monthly amount' })).toHaveValue('25,000');
    type('Monthly amount', '10000');
    type('Annual step-up (optional)', '10');
    type('Time period', '2.5');
    expect(result()).toHaveTextContent('Value after 30 months');
    expect(result()).toHaveTextContent('₹3,24,600');
  });

  test('M2 · the unit of the time can be chosen, or written beside the number', async () => {
    await open('sip-calculator');
    const unit = screen.getByRole('combobox', { name: 'Unit of time' });
    await userEvent.selectOptions(unit, 'months');
    expect(screen.getByRole('textbox', { name: 'Time period' })).toHaveValue('240');
    expect(result()).toHaveTextContent('Value after 20 years');
    type('Time period', '2 years');
    expect(result()).toHaveTextContent('Value after 2 years');
    fireEvent.blur(screen.getByRole('textbox', { name: 'Time period' }));
    expect(screen.getByRole('textbox', { name: 'Time period' })).toHaveValue('2');
    expect(unit).toHaveValue('years');
  });

  test.each([
    ['Monthly amount', '0', 'Enter a value above 0.'],
    ['Monthly amount', '-100', 'Enter a value above 0.'],
    ['Monthly amount', '99999999999999', 'Maximum is ₹1 Lac Cr.'],
    ['Monthly amount', '', 'Enter a number.'],
    ['Monthly amount', 'lots', 'Enter a valid number, such as 5,000 or 1.5 lakh.'],
    ['Monthly amount', '1e309', 'Enter a valid number, such as 5,000 or 1.5 lakh.'],
    ['Expected return (p.a.)', '101', 'Maximum is 100%.'],
    ['Expected return (p.a.)', '-100', 'Minimum is −99%.'],
    ['Time period', '101', 'Maximum is 100 years.'],
    ['Time period', '1201 months', 'Maximum is 1200 months.'],
    ['Time period', '2.3', 'Enter whole months: 2 or 2.5 years, not 2.3.'],
    ['Time period', '1.5 months', 'Enter whole months, such as 18.'],
    ['Time period', '90 days', 'Enter the time in months or years.'],
    ['Annual step-up (optional)', '-1', 'Minimum is 0%.'],
  ])('M2 · %s of %j is explained beside the field and keeps the last result', async (name, text, message) => {
    await open('sip-calculator');
    type(name, text);
    const field = screen.getByRole('textbox', { name });
    expect(field).toHaveValue(text);
    expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(result()).toHaveTextContent("One of your inputs isn't valid.");
    expect(result()).toHaveTextContent('₹99,91,479');
    expect(document.body).not.toHaveTextContent(/NaN|Infinity/);
  });

  test('M2 · the way of counting changes the figure, and all three stand side by side', async () => {
    await open('sip-calculator?amount=1000&years=1');
    const how = screen.getByRole('region', { name: "How it's calculated" });
    const rows = within(how).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      'Start of month, rate ÷ 12₹12,809',
      'Start of month, effective yearly rate₹12,767',
      'End of month, rate ÷ 12₹12,683',
    ]);
    await userEvent.click(screen.getByText('Advanced settings: Start of month, rate ÷ 12'));
    await userEvent.click(screen.getByRole('radio', { name: /End of month/ }));
    expect(result()).toHaveTextContent('₹12,683');
    expect(how).toHaveTextContent('1,000 × (1.01¹² − 1) ÷ 0.01 = ₹12,682.50.');
    expect(how).toHaveTextContent('Value = P × ((1 + i)ⁿ − 1) ÷ i, with i = yearly rate ÷ 12');
  });

  test('M2 · a shared address brings back every answer', async () => {
    await open('sip-calculator?amount=5000&rate=10&years=5&step_up=5&convention=due-effective');
    expect(screen.getByRole('textbox', { name: 'Monthly amount' })).toHaveValue('5,000');
    expect(screen.getByRole('textbox', { name: 'Expected return (p.a.)' })).toHaveValue('10');
    expect(screen.getByRole('textbox', { name: 'Time period' })).toHaveValue('5');
    expect(screen.getByRole('textbox', { name: 'Annual step-up (optional)' })).toHaveValue('5');
    expect(screen.getByRole('radio', { name: /effective yearly rate/ })).toBeChecked();
    expect(result()).toHaveTextContent('at 10.00% a year · Start of month, effective yearly rate');
  });

  test('M2 · an impossible shared address is explained and has no result, until the answer is possible', async () => {
    await open('sip-calculator?amount=abc');
    expect(screen.getByRole('textbox', { name: 'Monthly amount' })).toHaveValue('abc');
    expect(result()).toHaveTextContent('Correct the highlighted fields to see the result.');
    expect(result()).not.toHaveTextContent('₹');
    type('Monthly amount', '10000');
    expect(result()).toHaveTextContent('₹99,91,479');
    type('Monthly amount', '-1');
    expect(result()).toHaveTextContent("One of your inputs isn't valid.");
  });

  test('M2 · an unknown choice or unit in a shared address is marked, and choosing one gives the result', async () => {
    await open('sip-calculator?convention=magic&time=3&unit=weeks');
    expect(result()).not.toHaveTextContent('₹');
    expect(screen.getByRole('radiogroup', { name: /./ })).toHaveAccessibleDescription(
      /option in this link isn't available/,
    );
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    const unit = screen.getByRole('combobox', { name: 'Unit of time' });
    expect(unit).toHaveValue('');
    expect(screen.getByRole('textbox', { name: 'Time period' })).toBeInvalid();
    await userEvent.selectOptions(unit, 'years');
    expect(screen.getByRole('textbox', { name: 'Time period' })).toHaveValue('3');
    expect(result()).not.toHaveTextContent('₹');
    await userEvent.click(screen.getByRole('radio', { name: /End of month/ }));
    expect(result()).toHaveTextContent('Value after 3 years');
  });

  test('M2 · answers reach the address once, a moment after the last change', async () => {
    jest.useFakeTimers();
    const { location } = await open('sip-calculator');
    type('Monthly amount', '20000');
    type('Monthly amount', '25000');
    act(() => jest.advanceTimersByTime(299));
    expect(location()).toBe('/calculators/sip-calculator');
    act(() => jest.advanceTimersByTime(1));
    expect(location()).toBe('/calculators/sip-calculator?amount=25000');
    type('Monthly amount', '30000');
    type('Monthly amount', '10000');
    act(() => jest.advanceTimersByTime(300));
    expect(location()).toBe('/calculators/sip-calculator');
    jest.useRealTimers();
  });

  test('M2 · starting again clears everything', async () => {
    await open('sip-calculator?amount=abc&years=3');
    await userEvent.click(screen.getByRole('link', { name: 'Reset' }));
    expect(screen.getByRole('textbox', { name: 'Monthly amount' })).toHaveValue('10,000');
    expect(result()).toHaveTextContent('Value after 20 years');
    expect(result()).not.toHaveTextContent('not possible');
  });

  test('M2 · the year table is saved as a file', async () => {
    const saved: Blob[] = [];
    const names: string[] = [];
    URL.createObjectURL = (file: Blob) => {
      saved.push(file);
      return 'blob:file';
    };
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    await open('sip-calculator?amount=1000&months=18');
    await userEvent.click(screen.getByText('Year by year', { selector: 'summary' }));
    const table = screen.getByRole('table', { name: 'Year by year' });
    const rows = within(table).getAllByRole('row');
    expect(rows[1]).toHaveTextContent('1₹12,000₹12,809₹809');
    expect(rows[2]).toHaveTextContent('18 months₹18,000₹19,811₹1,811');
    await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
    expect(names).toEqual(['sip-by-year.csv']);
    expect(saved[0]!.type).toBe('text/csv;charset=utf-8');
    click.mockRestore();
  });

  test('M2 · the way on lists funds that take the instalment', async () => {
    const { visited } = await open('sip-calculator?amount=750');
    await userEvent.click(screen.getByRole('link', { name: 'Explore funds for SIP' }));
    expect(visited).toEqual(['/mutual-funds/all?max_sip_min=750']);
  });

  test('M2 · the link that is copied holds the answers of now', async () => {
    const user = userEvent.setup();
    await open('sip-calculator');
    type('Monthly amount', '5000');
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(
      'http://localhost/calculators/sip-calculator?amount=5000',
    );
  });

  test('M2 · a figure beyond all names is written as a power of ten', async () => {
    await open('sip-calculator?amount=1000000000000&rate=100&years=100');
    expect(result()).toHaveTextContent(/Value₹\d\.\d\d × 10⁵⁴/);
    expect(document.body).not.toHaveTextContent(/NaN|Infinity/);
  });
});

describe('the other calculators', () => {
  test('M2 · a scheme’s rate stands there with its days, source and age', async () => {
    await open('ppf-calculator');
    expect(screen.getByRole('textbox', { name: 'Interest rate (p.a.)' })).toHaveAccessibleDescription(
      '7.1% was last confirmed for 1 Oct 2025 to 31 Dec 2025 (Ministry of Finance, notice of 30 September 2025). If a new rate has been announced, enter it here.',
    );
    expect(result()).toHaveTextContent('₹40,68,209');
  });

  test('M2 · a rate that cannot be known in advance is requested from the user', async () => {
    await open('nsc-calculator', { config: { schemeRules: [] } });
    expect(result()).toHaveTextContent('Correct the highlighted fields to see the result.');
    expect(screen.getByRole('textbox', { name: 'Interest rate (p.a.)' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    type('Interest rate (p.a.)', '7.7');
    expect(result()).toHaveTextContent('₹1,44,903');
  });

  test('M2 · the highest rate of our deposits is where a deposit starts', async () => {
    await open('fd-calculator', { config: { fdRates: { ...defaultConfig.fdRates, highest: 8 } } });
    expect(screen.getByRole('textbox', { name: 'Interest rate (p.a.)' })).toHaveValue('8');
    await userEvent.click(screen.getByRole('radio', { name: /Regular payout/ }));
    expect(result()).toHaveTextContent('Quarterly payout');
    expect(result()).toHaveTextContent('₹2,000');
  });

  test('M2 · a growth a year is a percentage, also below zero', async () => {
    await open('cagr-calculator?begin=200000&end=100000&years=1');
    expect(result()).toHaveTextContent('CAGR over 1 year−50.00%');
    expect(result()).toHaveTextContent('−₹1,00,000');
  });

  test('M2 · money that runs out shows when', async () => {
    await open('swp-calculator?withdrawal=100000');
    expect(result()).toHaveTextContent(
      'Your money runs out in month 6. The last withdrawal is for the remaining balance.',
    );
  });

  test.each(
    Object.values(CALCULATOR_GROUPS)
      .flat()
      .flatMap((name) => [[name, 'en'] as const, [name, 'hi'] as const]),
  )('M2 · every text of %s is there in %s, with every choice', async (name, language) => {
    await open(name, { language });
    const keys =
      /\b(calc|choice|choiceHint|field|hint|line|note|xirr|working|result|rule|unit|way|problem)(\.[a-z][\w-]*)+/;
    expect(document.body.textContent).not.toMatch(keys);
    for (const choice of screen.queryAllByRole('radio', { hidden: true })) {
      fireEvent.click(choice);
      expect(document.body.textContent).not.toMatch(keys);
    }
  });

  test('M2 · the calculators speak Hindi', async () => {
    await open('ppf-calculator', { language: 'hi' });
    expect(screen.getByRole('heading', { level: 1, name: 'PPF कैलकुलेटर' })).toBeVisible();
    expect(screen.getByText('वित्त मंत्रालय, 30 सितंबर 2025 की सूचना', { exact: false })).toBeVisible();
  });

  test('M2 · the list leads to all sixteen', async () => {
    await renderRemote(MarketingRoutes, { name: MESSAGES, messages: messageLoaders, at: '/calculators' });
    const link = await screen.findByRole('link', { name: 'SIP calculator' });
    expect(link).toHaveAttribute('href', '/calculators/sip-calculator');
    expect(screen.getByRole('heading', { level: 1, name: 'Calculators' })).toBeVisible();
    expect(screen.getAllByRole('link')).toHaveLength(16);
  });

  test('M2 · a calculator that there is not is a missing page', async () => {
    await open('loan-calculator');
    expect(screen.getByRole('heading', { name: 'Looks like you got off at the wrong stop.' })).toBeVisible();
  });
});
