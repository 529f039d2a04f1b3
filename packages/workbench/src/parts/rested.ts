import { useEffect, useState } from 'react';

/** The service is asked for what was typed when typing rests so long, in milliseconds. */
const rest = 200;

/** What was typed last, once typing rests. */
export function useRested(typed: string): string {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), rest);
    return () => clearTimeout(timer);
  }, [typed]);
  return rested;
}
