/** What a key asks for. */
export type KeyAction =
  | { readonly does: 'palette' | 'switch' | 'why' | 'keys' | 'await-section' }
  | { readonly does: 'move'; readonly days: number; readonly months: number }
  | { readonly does: 'part'; readonly part: 'facts' | 'memo' | 'tree' }
  | { readonly does: 'go'; readonly letter: string };

/** A key as it was pressed. */
export interface Pressed {
  readonly key: string;
  readonly isCommand: boolean;
  readonly isShift: boolean;
  /** Whether somebody writes: then only what is pressed with the command key counts. */
  readonly isWriting: boolean;
  /** Whether g was pressed just before. */
  readonly awaitsSection: boolean;
}

/** What a key asks for, if anything. */
export function actionOf({ key, isCommand, isShift, isWriting, awaitsSection }: Pressed): KeyAction | undefined {
  const letter = key.toLowerCase();
  if (isCommand) return letter === 'k' ? { does: 'palette' } : letter === 'o' ? { does: 'switch' } : undefined;
  if (isWriting) return undefined;
  if (awaitsSection) return /^[a-z]$/u.test(letter) ? { does: 'go', letter } : undefined;
  switch (key) {
    case '[':
      return { does: 'move', days: -1, months: 0 };
    case ']':
      return { does: 'move', days: 1, months: 0 };
    case '{':
      return { does: 'move', days: 0, months: -1 };
    case '}':
      return { does: 'move', days: 0, months: 1 };
    case '?':
      return { does: 'keys' };
    case '/':
      return { does: 'palette' };
    default:
      return isShift ? undefined : byLetter(key);
  }
}

function byLetter(key: string): KeyAction | undefined {
  switch (key) {
    case 'g':
      return { does: 'await-section' };
    case 'w':
      return { does: 'why' };
    case 'f':
      return { does: 'part', part: 'facts' };
    case 'm':
      return { does: 'part', part: 'memo' };
    case 't':
      return { does: 'part', part: 'tree' };
    case 'p':
    case 'e':
      return { does: 'go', letter: key };
    default:
      return undefined;
  }
}
