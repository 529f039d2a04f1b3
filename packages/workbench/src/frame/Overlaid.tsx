import { Dialog } from 'radix-ui';
import { useRef, type ReactNode } from 'react';

export interface OverlaidProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly isTitleShown?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A dialog that a key opens as well as a button: closed, it gives the focus back to whatever had it. */
export function Overlaid({ isOpen, onClose, title, isTitleShown = true, className = '', children }: OverlaidProps) {
  const before = useRef<Element>(null);
  return (
    <Dialog.Root open={isOpen} onOpenChange={(opened) => (opened ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay" />
        <Dialog.Content
          className={`dialog ${className}`}
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            before.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // A page that was gone to meanwhile has taken the focus.
            if (document.activeElement !== document.body) return;
            const to = before.current?.isConnected === true ? before.current : document.getElementById('main');
            if (to instanceof HTMLElement) to.focus({ preventScroll: true });
          }}
        >
          <Dialog.Title {...(isTitleShown ? {} : { className: 'hidden' })}>{title}</Dialog.Title>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
