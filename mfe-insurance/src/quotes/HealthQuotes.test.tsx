import { ApiError } from '@sanchay/api-client';
import { defaultConfig, type CallQuery } from '@sanchay/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInsurance } from '../testInsurance.ts';
import type { Quote } from './quote.ts';

const plan = (id: string, premium: number, features: string[]): Quote => ({
  id,
  insurer: `Insurer ${id}`,
  plan: 'Plan',
  cover: 1_000_000,
  premium,
  tax: 100,
  features,
});
const plans = [
  plan('a', 12_000, ['ayush']),
  plan('b', 14_000, ['ayush', 'restore']),
  plan('c', 15_000, []),
  plan('d', 16_000, []),
];
const answers = { insuranceQuotes: { status: 'success' as const, data: plans } };
const at = '/insurance/health?cover=1000000&ages=34,32&children=1&city=metro';
const asked = (calls: { options: unknown }[]) =>
  calls.map(({ options }) => (options as { query: CallQuery<'insuranceQuotes'> }).query);

describe('/insurance/health', () => {
  it('N1 · sends the inputs of the address and lists premiums with tax apart, as the server sorts them', async () => {
    const { client } = await renderInsurance({ at, answers });
    expect(
      await screen.findByRole('heading', { level: 2, name: '4 plans, lowest premium first' }),
    ).toBeInTheDocument();
    expect(asked(client.calls)).toEqual([
      { cover: 1_000_000, adult_ages: '34,32', children: 1, city: 'metro' },
    ]);
    const cards = screen.getAllByRole('article');
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Insurer a · Plan',
      'Insurer b · Plan',
      'Insurer c · Plan',
      'Insurer d · Plan',
    ]);
    expect(within(cards[0]!).getByText('₹12,100.00')).toBeInTheDocument();
    expect(within(cards[0]!).getByText('Premium ₹12,000.00 + GST ₹100.00')).toBeInTheDocument();
    expect(within(cards[0]!).getByText('Lowest premium')).toBeInTheDocument();
    expect(within(cards[1]!).queryByText('Lowest premium')).toBeNull();
    expect(within(cards[0]!).getByText('AYUSH treatment')).toBeInTheDocument();
    expect(screen.queryByText('Sample insurers')).toBeNull();
  });

  it('N1 · states in the sandbox that the insurers are invented', async () => {
    await renderInsurance({ at, answers, config: { ...defaultConfig, sandbox: true } });
    expect(await screen.findByText('Sample insurers')).toBeInTheDocument();
  });

  it('N1 · changed inputs send a new request and keep the former premiums meanwhile', async () => {
    const { client, location } = await renderInsurance({ at, answers });
    await screen.findByText('₹12,100.00');
    client.answer({ insuranceQuotes: { status: 'success', data: [plan('a', 20_000, [])] } });
    await userEvent.click(screen.getByRole('radio', { name: '3' }));
    expect(screen.getByText('₹12,100.00')).toBeInTheDocument();
    expect(await screen.findByText('₹20,100.00')).toBeInTheDocument();
    expect(asked(client.calls).at(-1)).toEqual({
      cover: 1_000_000,
      adult_ages: '34,32',
      children: 3,
      city: 'metro',
    });
    await waitFor(() => expect(location()).toContain('children=3'));
    expect(
      screen.getByRole('heading', { level: 2, name: '1 plan, lowest premium first' }),
    ).toBeInTheDocument();
    expect(screen.queryByText('Lowest premium')).toBeNull();
  });

  it('N1 · two or three plans stand beside each other, feature by feature', async () => {
    await renderInsurance({ at, answers });
    const [first, second, third, fourth] = await screen.findAllByRole('checkbox', { name: 'Compare' });
    await userEvent.click(first!);
    expect(screen.queryByRole('table')).toBeNull();
    await userEvent.click(second!);
    const row = within(screen.getByRole('table')).getByRole('row', { name: /Restoration of sum insured/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['–No', 'Yes']);
    await userEvent.click(third!);
    expect(fourth!).toBeDisabled();
    await userEvent.click(third!);
    await userEvent.click(second!);
    expect(screen.queryByRole('table')).toBeNull();
    expect(fourth!).toBeEnabled();
  });

  it('N1 · the server’s message about the ages is shown beside the field', async () => {
    const text = 'Adults must be 18 to 65 years old.';
    await renderInsurance({
      at: '/insurance/health?ages=70',
      answers: {
        insuranceQuotes: () => {
          throw new ApiError({ kind: 'validation', message: text, errors: { adult_ages: [text] } });
        },
      },
    });
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Age' })).toHaveAccessibleDescription(text),
    );
    expect(screen.getByText('Change the age above to see premiums.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('N1 · what did not load can be requested again', async () => {
    let broken = true;
    await renderInsurance({
      at,
      answers: {
        insuranceQuotes: () => {
          if (broken) throw new ApiError({ kind: 'refused', message: 'The insurers do not answer.' });
          return answers.insuranceQuotes;
        },
      },
    });
    expect(await screen.findByText('The insurers do not answer.')).toBeInTheDocument();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('₹12,100.00')).toBeInTheDocument();
  });

  it('N1 · without a plan suggests what to try', async () => {
    await renderInsurance({ at, answers: { insuranceQuotes: { status: 'success', data: [] } } });
    expect(await screen.findByText('No plans found')).toBeInTheDocument();
  });
});
