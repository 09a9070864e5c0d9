import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInsurance } from '../testInsurance.ts';

const life =
  '/insurance?kind=life&expense=600000&years=1&loans=2500000&goals=2000000&savings=1000000&cover=1500000';

describe('/insurance', () => {
  it('N1 · shows how much life cover is missing, line by line', async () => {
    await renderInsurance({ at: life });
    expect(await screen.findByText('₹26,00,000')).toBeInTheDocument();
    expect(screen.getByText('₹26 L')).toBeInTheDocument();
    expect(screen.getByText('₹41,00,000')).toBeInTheDocument();
    expect(screen.getByText('−₹10,00,000')).toBeInTheDocument();
    expect(screen.getByText('−₹15,00,000')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: '37% covered' })).toBeInTheDocument();
    expect(screen.getByText(/inflation of 5.0% and returns of 7.0% a year/)).toBeInTheDocument();
    expect(document.title).toBe('Insurance · Sanchay');
  });

  it('N1 · impossible values of a link are named, until an answer is given', async () => {
    const { location } = await renderInsurance({ at: '/insurance?kind=life&years=400&cover=-5&goals=1' });
    const notice = await screen.findByText(
      'Not used: Years of support, Existing life cover. Check the values below.',
    );
    expect(notice).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Years of support' })).toHaveValue('20');
    const cover = screen.getByRole('textbox', { name: 'Existing life cover' });
    await userEvent.clear(cover);
    await userEvent.type(cover, '100000');
    await waitFor(() => expect(location()).toContain('cover=100000'));
    await waitFor(() => expect(notice).not.toBeInTheDocument());
  });

  it('N1 · an answer changes the result at once and is in the address a moment later', async () => {
    const { location } = await renderInsurance({ at: life });
    const cover = await screen.findByRole('textbox', { name: 'Existing life cover' });
    await userEvent.clear(cover);
    await userEvent.type(cover, '4100000');
    expect(screen.getByText('Your cover is enough')).toBeInTheDocument();
    await waitFor(() => expect(location()).toContain('cover=4100000'));
  });

  it('N1 · sliders move by keys', async () => {
    await renderInsurance({ at: life });
    fireEvent.keyDown(await screen.findByRole('slider', { name: 'Years of support' }), {
      key: 'ArrowRight',
    });
    expect(screen.getByRole('textbox', { name: 'Years of support' })).toHaveValue('2');
  });

  it('N1 · health cover follows the family and leads to what it costs', async () => {
    const { location } = await renderInsurance({
      at: '/insurance?kind=health&ages=34,32&children=1&city=metro&held=500000',
    });
    expect(await screen.findByText('₹12,50,000')).toBeInTheDocument();
    expect(screen.getByText('₹17,50,000')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Compare premiums' })).toHaveAttribute(
      'href',
      '/insurance/health?cover=1300000&ages=34,32&children=1&city=metro',
    );
    await userEvent.click(screen.getByRole('radio', { name: 'One' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Other' }));
    expect(screen.queryByRole('slider', { name: 'Age of the second adult' })).toBeNull();
    expect(screen.getByText('₹1,25,000', { selector: 'dd' })).toBeInTheDocument();
    await waitFor(() =>
      expect(location()).toBe('/insurance?kind=health&ages=34&children=1&city=town&held=500000'),
    );
    await userEvent.click(screen.getByRole('radio', { name: 'Two' }));
    expect(screen.getByRole('textbox', { name: 'Age of the second adult' })).toHaveValue('32');
  });

  it('N1 · without anything missing the quotes are for the whole need', async () => {
    await renderInsurance({ at: '/insurance?kind=health&ages=34&children=0&city=metro&held=2000000' });
    expect(await screen.findByText('Your cover is enough')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Compare premiums' })).toHaveAttribute(
      'href',
      '/insurance/health?cover=1000000&ages=34&children=0&city=metro',
    );
  });

  it('N1 · the kind of cover is a tab, kept in the address', async () => {
    const { location } = await renderInsurance({ at: '/insurance' });
    await userEvent.click(await screen.findByRole('tab', { name: 'Health cover' }));
    await waitFor(() =>
      expect(location()).toBe('/insurance?kind=health&ages=34%2C32&children=1&city=metro&held=0'),
    );
    expect(screen.getByText('City')).toBeInTheDocument();
  });

  it('N1 · reads in Hindi', async () => {
    await renderInsurance({ at: life, language: 'hi' });
    expect(await screen.findByRole('heading', { level: 1, name: 'बीमा' })).toBeInTheDocument();
    expect(screen.getByText('अतिरिक्त कवर चाहिए')).toBeInTheDocument();
  });
});
