// Runs in the report's page: keys, views and the list of what is accepted.
const articles = [...document.querySelectorAll('article')];
const accepted = new Set();
const copy = document.querySelector('#copy');
const groups = [...document.querySelectorAll('button.group')];
const keysOf = (group) => group.dataset.keys.split(' ');
const areAccepted = (group) => keysOf(group).every((key) => accepted.has(key));
let current = -1;

function go(to) {
  current = Math.max(0, Math.min(articles.length - 1, to));
  articles[current]?.focus({ preventScroll: true });
  articles[current]?.scrollIntoView({ block: 'start' });
}

function accept(key, isAccepted) {
  if (isAccepted) accepted.add(key);
  else accepted.delete(key);
  const article = articles.find(({ dataset }) => dataset.key === key);
  const box = article?.querySelector('input');
  if (box) box.checked = isAccepted;
  article?.classList.toggle('accepted', isAccepted);
  copy.disabled = accepted.size === 0;
  copy.textContent = accepted.size === 0 ? 'Choose what to accept' : `Copy the command that accepts ${accepted.size}`;
  for (const button of groups) {
    const { length } = keysOf(button);
    button.textContent = areAccepted(button) ? `Accept none of ${length}` : `Accept all ${length}`;
  }
}

function move(by) {
  const pictures = articles[current]?.matches('.slider') && articles[current].querySelector('.pictures');
  if (!pictures) return;
  const at = Number.parseFloat(pictures.style.getPropertyValue('--at') || '50');
  pictures.style.setProperty('--at', `${Math.max(0, Math.min(100, at + by))}%`);
}

function show(view) {
  const article = articles[current];
  if (!article) return;
  const isShown = article.classList.contains(view);
  article.classList.remove('slider', 'blink');
  // One picture alone has nothing to be compared with.
  const isPair = article.querySelectorAll('figure').length > 1;
  if (view && !isShown && isPair) article.classList.add(view);
}

const keys = {
  j: () => go(current + 1),
  k: () => go(current - 1),
  a() {
    const article = articles[current];
    if (article?.querySelector('input')) accept(article.dataset.key, !accepted.has(article.dataset.key));
  },
  b: () => show('blink'),
  s: () => show('slider'),
  d: () => show(''),
  ArrowLeft: () => move(-5),
  ArrowRight: () => move(5),
};

const header = document.querySelector('header');
new ResizeObserver(() => {
  document.documentElement.style.setProperty('--header', `${header.offsetHeight}px`);
}).observe(header);
addEventListener('keydown', (event) => {
  if (!event.ctrlKey && !event.metaKey && !event.altKey) keys[event.key]?.();
});
for (const [index, article] of articles.entries()) {
  article.addEventListener('focusin', () => {
    current = index;
  });
  article.addEventListener('pointerdown', () => {
    current = index;
  });
  article
    .querySelector('input')
    ?.addEventListener('change', ({ target }) => accept(article.dataset.key, target.checked));
  const pictures = article.querySelector('.pictures');
  pictures.addEventListener('pointermove', ({ clientX }) => {
    const { left, width } = pictures.getBoundingClientRect();
    pictures.style.setProperty('--at', `${((clientX - left) / width) * 100}%`);
  });
}
for (const button of groups)
  button.addEventListener('click', () => {
    const isAccepted = !areAccepted(button);
    for (const key of keysOf(button)) accept(key, isAccepted);
  });
copy?.addEventListener('click', () => {
  // Thousands of keys are more than a shell takes.
  const names = accepted.size === Number(copy.dataset.all) ? [] : accepted;
  void navigator.clipboard.writeText([copy.dataset.command, ...names].join(' ')).then(() => {
    copy.textContent = `Copied ${accepted.size}`;
  });
});
