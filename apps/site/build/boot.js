// A plain script in the head that runs before anything is painted: applies what the visitor chose to the root element,
// which shows the prerendered frame and words that fit, and preloads what the address needs. The build fills in the tables.
(function () {
  'use strict';
  /** Route patterns with their layout and their files, by place in `files`; sheet of the themes that are not inlined. */
  var tables = __TABLES__;
  var root = document.documentElement;
  var stored = {};
  var isStored = function (key) {
    try {
      return localStorage.getItem(key) !== null;
    } catch {
      // The browser lets nothing be stored.
      return false;
    }
  };
  try {
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

  var theme = oneOf(stored.theme, tables.themes);
  if (theme && theme !== root.dataset.theme) {
    root.dataset.theme = theme;
    if (tables.themeSheet) {
      // In the colours of another theme nothing is shown before they have come.
      root.dataset.bootTheme = 'loading';
      var sheet = link({ id: 'theme-sheets', rel: 'stylesheet', href: tables.themeSheet });
      sheet.onload = sheet.onerror = function () {
        root.removeAttribute('data-boot-theme');
      };
    }
  }
  var scheme = oneOf(stored.scheme, ['light', 'dark', 'auto']) || 'light';
  if (scheme === 'auto') scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.dataset.scheme = scheme;
  root.dataset.density = oneOf(stored.density, ['comfortable', 'compact']) || 'comfortable';
  if (stored.reduceMotion === true) root.dataset.motion = 'reduce';
  var size = oneOf(stored.textSize, [90, 100, 110, 120]) || 100;
  if (size !== 100) root.style.setProperty('zoom', String(size / 100));
  if (stored.isNavigationOpen === false) root.dataset.bootNavigation = 'closed';
  // Known is who has what every page asks for that asks for something.
  root.dataset.visitor = tables.visitorKeys.length > 0 && tables.visitorKeys.every(isStored) ? 'known' : 'new';

  var language = tables.languages[0];
  var wanted = [stored.language].concat(navigator.languages || []);
  for (var i = 0; i < wanted.length; i += 1) {
    var base = typeof wanted[i] === 'string' ? wanted[i].toLowerCase().split('-')[0] : '';
    if (oneOf(base, tables.languages)) {
      language = base;
      break;
    }
  }
  root.lang = language;
  // Ids and fragments belong to the words that are shown.
  document.addEventListener('readystatechange', function () {
    if (document.readyState !== 'interactive') return;
    document.querySelectorAll('[data-prerendered-language]').forEach(function (words) {
      if (words.dataset.prerenderedLanguage !== language) words.remove();
    });
  });

  var route = tables.routes.find(function (candidate) {
    return new RegExp(candidate.pattern).test(location.pathname);
  });
  // Who may not enter is led elsewhere: no frame stands here for them.
  var mayEnter = !route || !route.keys || (route.keys.every(isStored) && !route.closedBy.some(isStored));
  var layouts = Object.keys(tables.layouts);
  var layout =
    oneOf(new URLSearchParams(location.search).get('layout'), layouts) ||
    (route ? route.layout : 'empty') ||
    oneOf(stored.layout, layouts) ||
    tables.configuredLayout;
  root.dataset.bootLayout = mayEnter ? layout : 'none';
  // The frames of layouts that this document lacks come with the scripts.
  document.addEventListener('readystatechange', function () {
    if (document.readyState !== 'interactive' || !mayEnter) return;
    if (!document.querySelector('[data-prerendered-layout=' + layout + ']')) root.dataset.bootLayout = 'other';
  });

  var files = route ? route.files : tables.notFoundFiles;
  var words = route ? route.words : [];
  // A page that stands alone has no frame; where the empty layout was chosen, another one may follow.
  if (layout !== 'empty' || (route && route.layout !== 'empty')) {
    var frame = tables.layouts[layout];
    files = files.concat(tables.frameFiles, frame ? frame.files : []);
    words = words.concat(frame ? frame.words : []);
  }
  var api = document.querySelector('meta[name="quarterdeck-api"]');
  var isDemo = api && api.content === 'mock';
  if (!isDemo) root.dataset.api = 'server';
  if (route && mayEnter && isDemo) files = files.concat(route.mockFiles);
  new Set(
    [language].concat(
      words.map(function (name) {
        return name + '.' + language;
      }),
    ),
  ).forEach(function (name) {
    link({ rel: 'preload', as: 'fetch', crossorigin: '', href: '/assets/i18n/' + name + '.json' });
  });
  new Set(files).forEach(function (file) {
    link({ rel: 'modulepreload', href: tables.files[file] });
  });

  // A form can be sent before it is hydrated: its button is enabled once nothing is missing, and the form remembers that
  // it was sent. Whoever changes it then has not sent it yet.
  var status = document.createElement('p');
  status.setAttribute('role', 'status');
  // Heard, not seen. A reader hears what changes in it, not what it comes with.
  status.style.cssText = 'position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)';
  document.addEventListener('input', function (event) {
    var form = event.target.closest('[data-hydrating]');
    if (!form) return;
    document.body.append(status);
    delete form.dataset.sent;
    var asked = Array.from(form.querySelectorAll('[aria-required]'));
    form.querySelector('[type=submit]').disabled = !asked.every(function (field) {
      return field.value !== '';
    });
  });
  document.addEventListener('submit', function (event) {
    var form = event.target;
    if (!form.matches('[data-hydrating]')) return;
    event.preventDefault();
    form.dataset.sent = '';
    status.textContent = form.querySelector('[type=submit]').dataset.busy;
    // Once it is hydrated or changed it speaks for itself.
    new MutationObserver(function () {
      if (!('sent' in form.dataset)) status.remove();
    }).observe(form, { attributes: true });
  });

  // The script of the page itself may not load: then nothing else would take the place of what is prerendered.
  addEventListener(
    'error',
    function (event) {
      if (!(event.target instanceof HTMLScriptElement) || event.target.type !== 'module') return;
      var place = document.getElementById('root');
      place.replaceChildren(document.getElementById('start-failure').content.cloneNode(true));
      document.title =
        place.querySelector('[data-prerendered-language=' + language + '] h1').textContent + ' · Quarterdeck';
    },
    true,
  );
})();
