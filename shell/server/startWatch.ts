/** Attribute of the root element that the shell sets when it runs. */
export const STARTED = 'data-shell-started';

/**
 * Inline script of every page, before all others: when a script of the shell does not come or has other bytes than it
 * should, the page fetches them past the cache and loads once more; if that does not help, it states this and offers to try
 * again. It ends when the shell runs (`data-shell-started`). As plain as old browsers need it, and in the policy by its
 * hash.
 */
export const START_WATCH = `(function () {
  var root = document.documentElement, key = 'sanchay.reloaded', failed = false;
  var texts = root.lang === 'hi'
    ? ['यह पेज पूरा लोड नहीं हुआ।', 'आपका पैसा और ऑर्डर सुरक्षित हैं। कनेक्शन जाँचें और पेज फिर लोड करें।', 'फिर लोड करें']
    : ["This page didn't load fully.", 'Your money and orders are safe. Check your connection and reload the page.', 'Reload'];
  function memory(value) {
    try {
      if (value === undefined) return sessionStorage.getItem(key);
      if (value) sessionStorage.setItem(key, value); else sessionStorage.removeItem(key);
    } catch (blocked) { return 'blocked'; }
  }
  function reload() {
    var files = Array.prototype.filter.call(document.scripts, function (script) { return script.src; });
    Promise.all(files.map(function (script) {
      return fetch(script.src, { cache: 'reload', mode: 'cors', credentials: 'same-origin' }).catch(function () {});
    })).then(function () { location.reload(); });
  }
  function say() {
    var box = document.createElement('div'), button = document.createElement('button');
    box.className = 'boot-failure';
    box.setAttribute('role', 'alert');
    ['strong', 'span'].forEach(function (name, index) {
      box.appendChild(document.createElement(name)).textContent = texts[index];
    });
    button.textContent = texts[2];
    button.onclick = reload;
    box.appendChild(button);
    var slot = document.getElementById('slot'), waiting = slot && slot.querySelector('.boot-page');
    if (waiting) slot.replaceChild(box, waiting); else document.body.appendChild(box);
  }
  function lost() {
    if (failed) return;
    failed = true;
    if (!memory()) { memory('yes'); return reload(); }
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', say); else say();
  }
  addEventListener('error', function (event) {
    var script = event.target;
    if (root.hasAttribute('${STARTED}') || !script || script.tagName !== 'SCRIPT') return;
    if (/\\/shell\\//.test(script.src)) lost();
  }, true);
  addEventListener('load', function () {
    if (root.hasAttribute('${STARTED}')) memory('');
  });
})();`;
