import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Sentences that occur once in each package, and survive minification. */
const marks: Record<string, RegExp> = {
  react: /react\.transitional\.element/,
  'react-dom': /Minified React error #/,
  'react-router': /useLocation\(\) may be used only in the context of a <Router>|No routes matched location/,
  rxjs: /unsubscription:|UnsubscriptionError/,
  emotion: /data-emotion/,
  i18next: /i18next: /,
  'query client': /No QueryClient set/,
  axios: /ERR_BAD_OPTION_VALUE/,
};

/**
 * Packages of the share scope that a remote's build carries although the shell provides them.
 * @returns sentences that name file and package; empty when there is one copy of each.
 */
export function secondCopies(remote: string, folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => {
      const code = readFileSync(path.join(folder, file), 'utf8');
      return Object.entries(marks)
        .filter(([name]) => name !== 'react')
        .filter(([, mark]) => mark.test(code))
        .map(([name]) => `${remote}: ${file} carries its own ${name}; import it through the shared package`);
    });
}
