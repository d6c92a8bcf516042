// A plain script that runs before the first paint: dresses the page as the person chose, shows it, and asks ahead for
// what its address will need. While it is on its way what is in sight first has been laid out already, but hidden
// (`data-waiting`). The build fills in the tables below.
(function () {
  'use strict';
  /** Route patterns with their layout and their files, by place in `files`; sheet of the themes that are not inlined. */
  var tables = __TABLES__;
  var root = document.documentElement;
  var stored = {};
  var hasSession = false;
  var hasProject = false;
  try {
    hasSession = localStorage.getItem('sessionId') !== null;
    hasProject = hasSession && localStorage.getItem('project') !== null;
    var parsed = JSON.parse(localStorage.getItem('qd:preferences') || '{}');
    if (parsed && typeof parsed === 'object') stored = parsed;
  } catch {
    // Blocked or broken storage: the defaults of the page stand.
  }
  var oneOf = function (value, options) {
    return options.indexOf(value) >= 0 ? value : undefined;
  };
  var link = function (attributes) {
    var element = document.createElement('link');
    for (var name in attributes) element.setAttribute(name, attributes[name]);
    return document.head.appendChild(element);
  };

  var sheet;
  var theme = oneOf(stored.theme, tables.themes);
  if (theme && theme !== root.dataset.theme) {
    root.dataset.theme = theme;
    if (tables.themeSheet) sheet = link({ id: 'theme-sheets', rel: 'stylesheet', href: tables.themeSheet });
  }
  var scheme = oneOf(stored.scheme, ['light', 'dark', 'auto']) || 'light';
  if (scheme === 'auto') scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.dataset.scheme = scheme;
  root.dataset.density = oneOf(stored.density, ['comfortable', 'compact']) || 'comfortable';
  if (stored.reduceMotion === true) root.dataset.motion = 'reduce';
  var size = oneOf(stored.textSize, [90, 100, 110, 120]) || 100;
  if (size !== 100) root.style.setProperty('zoom', String(size / 100));
  if (stored.isNavigationOpen === false) root.dataset.bootNavigation = 'closed';

  var wanted = [stored.language].concat(navigator.languages || []);
  var language = tables.languages[0];
  for (var i = 0; i < wanted.length; i += 1) {
    var base = typeof wanted[i] === 'string' ? wanted[i].toLowerCase().split('-')[0] : '';
    if (tables.languages.indexOf(base) >= 0) {
      language = base;
      break;
    }
  }
  root.lang = language;

  root.dataset.visitor = hasProject ? 'known' : 'new';

  // The script of the page itself may not come: then nothing else could take the place of what is painted.
  addEventListener(
    'error',
    function (event) {
      if (!(event.target instanceof HTMLScriptElement) || !document.getElementById('painted')) return;
      var words =
        language === 'tr'
          ? [
              'Sayfa başlatılamadı',
              'Bağlantınızı kontrol edip yeniden yükleyin. Kaydettikleriniz duruyor.',
              'Yeniden yükle',
            ]
          : ['The page could not start', 'Check your connection and reload. What you saved is still there.', 'Reload'];
      var main = document.createElement('main');
      main.style.cssText =
        'display:grid;gap:16px;place-content:center;justify-items:center;min-height:100dvh;padding:24px;text-align:center';
      ['h1', 'p', 'button'].forEach(function (name, index) {
        main.appendChild(document.createElement(name)).textContent = words[index];
      });
      main.lastChild.style.cssText =
        'min-height:36px;padding:0 16px;border:1px solid var(--qd-border-control);border-radius:8px;background:var(--qd-surface-card)';
      main.lastChild.addEventListener('click', function () {
        location.reload();
      });
      document.getElementById('root').replaceChildren(main);
      document.title = words[0] + ' · Quarterdeck';
    },
    true,
  );

  // Keys that are pressed before the scripts have come that answer them are pressed again by the running page.
  var noteKey = function (event) {
    var isPalette = event.ctrlKey || event.metaKey;
    // Password managers send key events without a key.
    var isSign = typeof event.key === 'string' && event.key.length === 1 && event.key !== ' ';
    if (!isSign || event.altKey || event.repeat) return;
    // What is typed into a field is text.
    if (event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]')) return;
    if (isPalette && event.key.toLowerCase() !== 'k') return;
    // The browser has acts of its own for these.
    if (isPalette || event.key === '/') event.preventDefault();
    var keys = JSON.parse(root.dataset.replayKeys || '[]');
    keys.push({
      key: event.key,
      code: event.code,
      ctrlKey: event.ctrlKey,
      metaKey: event.metaKey,
      shiftKey: event.shiftKey,
    });
    root.dataset.replayKeys = JSON.stringify(keys.slice(-4));
  };
  addEventListener('keydown', noteKey);
  addEventListener('quarterdeck:started', function () {
    removeEventListener('keydown', noteKey);
  });

  var moves = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'scroll'];
  var beginWithMove = function (src) {
    document.addEventListener('DOMContentLoaded', function () {
      document.querySelectorAll('[data-boot-language]').forEach(function (words) {
        if (words.dataset.bootLanguage !== language) words.remove();
        else document.title = words.dataset.title + ' · Quarterdeck';
      });
    });
    var begin = function (event) {
      // Browsers tell of a pointer that lies still when the page comes under it.
      if (event.type === 'pointermove' && !event.movementX && !event.movementY) return;
      moves.forEach(function (move) {
        removeEventListener(move, begin, true);
      });
      // The page says and leads everywhere without its scripts: what did not load is tried with the next move.
      import(src).catch(awaitMove);
    };
    var awaitMove = function () {
      moves.forEach(function (move) {
        addEventListener(move, begin, { capture: true, passive: true });
      });
    };
    awaitMove();
    // A button that is pressed before its script has come is pressed again by the running page.
    addEventListener('click', function (event) {
      var button = event.target.closest && event.target.closest('#painted [data-replay]');
      if (button) root.dataset.replay = button.dataset.replay;
    });
  };

  var showFirst = function () {
    var later = document.head.appendChild(document.createElement('style'));
    later.textContent = '@media screen{script[data-start]~*,:has(script[data-start])~*{display:none}}';
    requestAnimationFrame(function () {
      setTimeout(function () {
        later.remove();
      });
    });
  };
  /** Whether somebody looks at the beginning of a page that is opened anew, in the language that is written first. */
  var beginsAtTop = function () {
    var navigation = performance.getEntriesByType('navigation')[0];
    return (
      !location.hash &&
      document.visibilityState === 'visible' &&
      navigation &&
      navigation.type === 'navigate' &&
      language === tables.languages[0]
    );
  };

  var show = function () {
    root.removeAttribute('data-waiting');
  };
  // In the colours of another theme nothing is shown before they have come.
  if (sheet) sheet.onload = sheet.onerror = show;
  else show();

  // A page that is painted whole has no script of its own: it starts with the visitor's first move.
  var start = document.currentScript.dataset.start;
  if (start) {
    beginWithMove(start);
    // What follows in the page is laid out when what stands before this script has been shown: read in between, it
    // would hold that back.
    if (beginsAtTop()) showFirst();
    return;
  }

  var path = location.pathname;
  var route = tables.routes.find(function (candidate) {
    return new RegExp(candidate.pattern).test(path);
  });
  var asked = new URLSearchParams(location.search).get('layout');
  var layout =
    oneOf(asked, tables.layouts) ||
    (route ? route.layout : 'empty') ||
    oneOf(stored.layout, tables.layouts) ||
    tables.configuredLayout;
  // Who may not enter is led elsewhere: no frame stands here for them.
  var mayEnter = !route || !route.guard || (route.guard === 'project' ? hasProject : hasSession);
  root.dataset.bootLayout = mayEnter ? layout : 'empty';

  var askAhead = function (file) {
    if (file.endsWith('.json')) link({ rel: 'preload', as: 'fetch', crossorigin: '', href: file });
    else link({ rel: 'modulepreload', href: file });
  };
  askAhead('/assets/i18n/' + language + '.json');
  var api = document.querySelector('meta[name="quarterdeck-api"]');
  var files = route ? route.files : tables.notFoundFiles;
  if (layout !== 'empty') files = files.concat(tables.frameFiles, tables.layoutFiles[layout] || []);
  if (route && mayEnter && api && api.content === 'mock') files = files.concat(route.mockFiles);
  files
    .filter(function (file, index) {
      return files.indexOf(file) === index;
    })
    .forEach(function (file) {
      askAhead(tables.files[file]);
    });
})();
