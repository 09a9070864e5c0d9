import type { Page } from '@playwright/test';
import { codeSentTo } from '../people/investor.ts';

/** Types the OTP that was sent to an address into the dialog that requests it. */
export async function confirmWithOtp(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm with OTP' });
  await dialog.getByText(/sent an OTP to/).waitFor();
  await dialog.getByRole('textbox').fill(await codeSentTo(email));
}
