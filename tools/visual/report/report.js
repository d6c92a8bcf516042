// Runs in the report's page: keys, views and the list of what is accepted.
const articles = [...document.querySelectorAll('article')];
const accepted = new Set();
const copy = document.querySelector('#copy');
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
  copy.textContent = `Copy the command that accepts ${accepted.size}`;
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
};

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
for (const button of document.querySelectorAll('button.group'))
  button.addEventListener('click', () => {
    for (const key of button.dataset.keys.split(' ')) accept(key, true);
  });
copy.addEventListener('click', () => {
  void navigator.clipboard.writeText(`npm run visual:accept -- ${[...accepted].join(' ')}`).then(() => {
    copy.textContent = `Copied ${accepted.size}`;
  });
});
