/** Lets others have their turn before a long work goes on. */
export async function turn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
