import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Takes the pictures of the README anew (`npm run pictures`). The journeys' project writes them elsewhere. */
export default defineConfig({
  ...journeys,
  testMatch: '**/pictures/*.spec.ts',
  grepInvert: /$^/,
  reporter: 'list',
  projects: [{ name: 'pictures' }],
});
