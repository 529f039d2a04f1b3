// What a browser keeps for this page is opened while its script is still on the way: whoever asks for it first waits for a disk.
// Light or dark stands before anything is drawn.
(() => {
  const chosen = window.localStorage.getItem('quorate-theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
  // The router keeps there how far each page was scrolled.
  void window.sessionStorage.length;
})();
