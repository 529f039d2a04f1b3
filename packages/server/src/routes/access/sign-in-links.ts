import { createRoute, z } from '@hono/zod-openapi';
import { operator } from '../../access/operator.js';
import { newLink } from '../../access/sign-in-links.js';
import { part, type Service } from '../../service.js';
import { json, problems } from '../responses.js';

export const newSignInLink = z
  .strictObject({
    account: z.string().min(1).max(200).optional().describe('whose; the only owner where it is left out'),
  })
  .openapi('NewSignInLink');

export const signInLink = z
  .object({
    name: z.string().describe('the account'),
    link: z.string().describe('signs in once, within a day'),
  })
  .openapi('SignInLinkShown');

const make = createRoute({
  method: 'post',
  path: '/sign-in/links',
  tags: ['access'],
  summary: 'A new link for an owner, or for an account that nobody has used, for whoever operates the service',
  description:
    'It is given for the secret that a service writes beside its store when it starts, which only they can read who could read the store itself.',
  request: { body: { ...json(newSignInLink, 'for whom'), required: true } },
  responses: { 201: json(signInLink, 'the link, shown this once'), ...problems(400, 413, 422) },
});

/** Links of those who lost theirs. It stands before the gate: no account opens it. */
export function signInLinkRoutes({ store, clock, operatorSecret }: Service) {
  const routes = part();
  routes.openapi(make, async (c) => {
    operator(c, operatorSecret, 'makes a link anew');
    const { account } = c.req.valid('json');
    return c.json(await newLink(store, account, clock()), 201);
  });
  return routes;
}
