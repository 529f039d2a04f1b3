import { expect, it } from 'vitest';
import { turn } from '@quorate/store';

const works = 40;
const portions = 10;

it('however many long works are done at once, one goes on between two turns of others, each as far as the rest', async () => {
  let done = 0;
  const most = { atOnce: 0, ahead: 0 };
  const progress = Array.from({ length: works }, () => 0);
  let seen = 0;
  let watching = setImmediate(function next() {
    most.atOnce = Math.max(most.atOnce, done - seen);
    seen = done;
    watching = setImmediate(next);
  });
  const work = async (each: number): Promise<void> => {
    for (let portion = 0; portion < portions; portion += 1) {
      await turn();
      done += 1;
      progress[each] = portion + 1;
      most.ahead = Math.max(most.ahead, Math.max(...progress) - Math.min(...progress));
    }
  };
  await Promise.all(progress.map(async (_, each) => work(each)));
  clearImmediate(watching);
  expect(done).toBe(works * portions);
  expect(most).toEqual({ atOnce: 1, ahead: 1 });
});
