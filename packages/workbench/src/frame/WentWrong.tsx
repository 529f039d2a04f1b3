import { useRouter } from '@tanstack/react-router';
import { Problem } from './Problem.js';

/** A page that could not be shown. */
export function WentWrong({ error }: { readonly error: unknown }) {
  const router = useRouter();
  return (
    <article className="answer">
      <Problem error={error} retry={() => void router.invalidate()} />
    </article>
  );
}
