/**
 * The last resort, made of plain elements: whatever else failed, this shows. Words in both languages,
 * since the words themselves may be what did not load.
 */
export function showStartFailure(root: HTMLElement): void {
  const isTurkish = document.documentElement.lang === 'tr';
  const words = isTurkish
    ? {
        title: 'Sayfa başlatılamadı',
        text: 'Bağlantınızı kontrol edip yeniden yükleyin. Kaydettikleriniz duruyor.',
        retry: 'Yeniden yükle',
      }
    : {
        title: 'The page could not start',
        text: 'Check your connection and reload. What you saved is still there.',
        retry: 'Reload',
      };
  const main = document.createElement('main');
  main.style.cssText =
    'display:grid;gap:16px;place-content:center;justify-items:center;min-height:100dvh;padding:24px;text-align:center';
  const title = document.createElement('h1');
  title.textContent = words.title;
  const text = document.createElement('p');
  text.textContent = words.text;
  const retry = document.createElement('button');
  retry.textContent = words.retry;
  retry.addEventListener('click', () => location.reload());
  main.append(title, text, retry);
  root.replaceChildren(main);
  document.title = `${words.title} · Quarterdeck`;
}
