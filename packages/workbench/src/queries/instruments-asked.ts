/** How far the governing instruments go by which is asked: each takes in the ones before it. Law is a summary that counsel answers for, so nobody is asked by it unawares. */
export const reaches = ['charter', 'bylaws', 'law'] as const;
export type Through = (typeof reaches)[number];

/** The instruments of a moment, as a question takes them. */
export const askedBy = ({ through = 'bylaws' }: { readonly through?: Through | undefined }) => ({
  instruments: reaches.slice(0, reaches.indexOf(through) + 1),
});
