import { useBlocker } from '@tanstack/react-router';
import { Dialog } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import { texts } from './texts.js';

export interface LeavingProps {
  readonly isChanged: boolean;
  readonly onSave: () => void;
  readonly onLeave: () => void;
  /** What is left: it is given how to ask to. */
  readonly children: (leave: () => void) => ReactNode;
}

/** Asks before what was written is lost: by going to another page, closing the tab, or beginning with another file. */
export function Leaving({ isChanged, onSave, onLeave, children }: LeavingProps) {
  const [isAsked, setAsked] = useState(false);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isChanged && current.pathname !== next.pathname,
    enableBeforeUnload: () => isChanged,
    withResolver: true,
  });
  const isOpen = isAsked || blocker.status === 'blocked';
  const stay = (): void => {
    setAsked(false);
    blocker.reset?.();
  };
  return (
    <>
      {children(() => (isChanged ? setAsked(true) : onLeave()))}
      <Dialog.Root open={isOpen} onOpenChange={(opened) => (opened ? undefined : stay())}>
        <Dialog.Portal>
          <Dialog.Overlay className="overlay" />
          <Dialog.Content className="dialog">
            <Dialog.Title>{texts.leave}</Dialog.Title>
            <Dialog.Description>{texts.leaveLead}</Dialog.Description>
            <p className="buttons">
              <button className="button" type="button" onClick={stay}>
                {texts.stay}
              </button>
              <button
                className="button second"
                type="button"
                onClick={() => {
                  onSave();
                  stay();
                }}
              >
                {texts.saveAndStay}
              </button>
              <button
                className="button second"
                type="button"
                onClick={() => {
                  if (blocker.status === 'blocked') blocker.proceed();
                  else onLeave();
                }}
              >
                {texts.leaveIt}
              </button>
            </p>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    </>
  );
}
