/** Light, dark, or as the system has it; kept in this browser, and nothing else is. `first.js` has it stand when the page opens. */
const place = 'quorate-theme';

export function turnTheme(): void {
  const isDark = (document.documentElement.dataset['theme'] ?? system()) === 'dark';
  const chosen = isDark ? 'light' : 'dark';
  document.documentElement.dataset['theme'] = chosen;
  window.localStorage.setItem(place, chosen);
}

function system(): string {
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
