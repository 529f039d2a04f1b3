import type { Page } from 'playwright-core';

/** One by one with the Tab key, until what has the focus is called so; whoever presses it too often is stuck. */
export async function reach(tab: Page, called: RegExp): Promise<void> {
  const seen: string[] = [];
  for (let left = 60; left > 0; left -= 1) {
    await tab.keyboard.press('Tab');
    const now = await tab.evaluate(() => {
      const at = document.activeElement as HTMLInputElement | null;
      return at?.getAttribute('aria-label') ?? at?.labels?.[0]?.textContent ?? at?.textContent ?? '';
    });
    if (called.test(now.trim())) return;
    seen.push(now.trim().slice(0, 60));
  }
  throw new Error(`Tab does not come to ${called}, only to: ${seen.join(' | ')}`);
}

/** Goes to what is called so, and presses it. */
export async function press(tab: Page, called: RegExp): Promise<void> {
  await reach(tab, called);
  await tab.keyboard.press('Enter');
}

/** Goes to each field, and types in it. */
export async function written(tab: Page, fields: readonly (readonly [called: RegExp, text: string])[]): Promise<void> {
  for (const [called, text] of fields) {
    await reach(tab, called);
    await tab.keyboard.type(text);
  }
}
