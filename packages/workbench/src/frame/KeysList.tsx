import { Dialog } from 'radix-ui';
import { Overlaid } from './Overlaid.js';
import { keysInWords, texts } from './texts.js';

/** All keys, as a dialog. */
export function KeysList({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  return (
    <Overlaid isOpen={isOpen} onClose={onClose} title={texts.keysTitle}>
      <dl className="terms">
        {keysInWords.map(([keys, does]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className="buttons">
        <Dialog.Close className="button second">{texts.close}</Dialog.Close>
      </p>
    </Overlaid>
  );
}
