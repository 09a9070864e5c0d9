import { createBus } from '@sanchay/event-bus';
import { startI18n } from '@sanchay/i18n';
import { followLanguage } from './followLanguage.ts';

test('S19 · a change of language refetches a signed-in user’s responses, once, a change of theme does not', async () => {
  await startI18n();
  const bus = createBus({ channel: null, production: true });
  const askAgain = jest.fn();
  let signedIn = true;
  followLanguage(bus, () => signedIn, askAgain);
  bus.emit('preferences/changed', { language: 'en', theme: 'dark' });
  expect(askAgain).not.toHaveBeenCalled();
  bus.emit('preferences/changed', { language: 'hi', theme: 'dark' });
  bus.emit('preferences/changed', { language: 'hi', theme: 'light' });
  expect(askAgain).toHaveBeenCalledTimes(1);
  signedIn = false;
  bus.emit('preferences/changed', { language: 'en', theme: 'light' });
  expect(askAgain).toHaveBeenCalledTimes(1);
  signedIn = true;
  bus.emit('preferences/changed', { language: 'hi', theme: 'light' });
  expect(askAgain).toHaveBeenCalledTimes(2);
});
