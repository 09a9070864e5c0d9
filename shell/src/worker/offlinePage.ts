const escape = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/**
 * The event `online` reports an interface, not a connection: the page is loaded once its own address answers. A link
 * that was followed meanwhile is not overtaken by the reload.
 */
const RELOAD_WHEN_REACHABLE = `
let left = false;
addEventListener('click', ({ target }) => { if (target.closest('a')) left = true });
const check = () => fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
  () => { if (!left) location.reload() },
  () => { if (navigator.onLine) setTimeout(check, 5000) },
);
addEventListener('online', check);
`;

/**
 * What stands in for a page that was never opened on this device, in both languages, with the pages that were. It loads
 * the page itself once the connection is back.
 * @param paths paths of the pages that are kept
 */
export function offlinePage(paths: readonly string[]): string {
  const links = [...paths]
    .sort()
    .slice(0, 12)
    .map((path) => `<li><a href="${escape(path)}">${escape(decode(path))}</a></li>`);
  const list = links.length > 0 ? `<ul>${links.join('')}</ul>` : '';
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Offline · Sanchay</title>
<style>
body{max-width:560px;margin:12vh auto;padding:0 16px;font:17px/1.5 system-ui,sans-serif}
h1{font-size:24px}
a{display:inline-block;padding:10px 0}
ul{padding:0;list-style:none}
</style>
<h1>You are offline</h1>
<p>This page was not opened on this device before, so it cannot be shown now. Nothing is lost. Come back to it when you are connected${list ? ', or open one of these' : ''}.</p>
<p lang="hi">आप ऑफ़लाइन हैं। यह पेज इस डिवाइस पर पहले नहीं खोला गया था, इसलिए अभी नहीं दिखाया जा सकता। कुछ भी खोया नहीं है। कनेक्शन आने पर इसे फिर खोलें${list ? ', या इनमें से कोई पेज खोलें' : ''}।</p>
${list}
<script>${RELOAD_WHEN_REACHABLE}</script>
</html>
`;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
