import type { ServerResponse } from 'node:http';
import { pageHeaders } from './policy.ts';

/**
 * The page for a failure of the edge itself (specification, section 2): no script, nothing of the platform, the text
 * in both languages.
 * @param css the stylesheet whose hash is in the policy of pages
 */
export function errorPage(css: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>OOPS · Sanchay</title>
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<link rel="icon" type="image/svg+xml" href="/assets/icon.svg">
<style>${css}</style>
</head>
<body>
<header id="shell-header"><div class="boot-header"><b>Sanchay</b></div></header>
<main class="boot-oops">
<p>500</p>
<h1>OOPS</h1>
<p>Something went wrong! Your money and your orders are safe.</p>
<p lang="hi">कुछ गड़बड़ हो गई! आपका पैसा और आपके ऑर्डर सुरक्षित हैं।</p>
<p><a href="/">Take Me Home</a></p>
</main>
</body>
</html>
`;
}

/** Answers with it, a 500 that nothing keeps. Where something was sent already, the connection ends. */
export function sendErrorPage(response: ServerResponse, css: string): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(500, {
    ...pageHeaders([css]),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(errorPage(css));
}
