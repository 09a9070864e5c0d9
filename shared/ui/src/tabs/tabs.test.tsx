import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SegmentedControl, Tabs } from '../index.ts';

const tabs = [
  { id: 'a', label: 'Overview', content: 'First' },
  { id: 'b', label: 'Portfolio', content: 'Second' },
  { id: 'c', label: 'Tax', content: 'Third' },
];

test('S5 · tabs: arrows, Home and End move and show, one tab stop for all', async () => {
  render(<Tabs label="Fund" tabs={tabs} />);
  const user = userEvent.setup();
  await user.tab();
  expect(screen.getByRole('tab', { name: 'Overview' })).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Tax', selected: true })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Tax' })).toHaveTextContent('Third');
  await user.keyboard('{Home}{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'Portfolio' })).toHaveTextContent('Second');
  await user.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

test('S5 · a segmented control is a named group of radio buttons', async () => {
  function Kind() {
    const [value, setValue] = useState<'sip' | 'one'>('sip');
    const options = [
      { value: 'sip' as const, label: 'SIP' },
      { value: 'one' as const, label: 'One time' },
    ];
    return <SegmentedControl label="Kind" options={options} value={value} onChange={setValue} />;
  }
  render(<Kind />);
  expect(screen.getByRole('radiogroup', { name: 'Kind' })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'One time' }));
  expect(screen.getByRole('radio', { name: 'One time' })).toBeChecked();
});
