/** Texts of the site's server that users can read. */
export const SITE_NAME = 'Superium'
export const TAGLINE = 'Online superium shoping center'
export const SITE_DESCRIPTION = 'Superium, online shopping center.'

export const texts = {
  notFound: 'Not found',
  damagedFile: 'This file is being repaired. Please try again later.',
  badRequest: 'Bad request',
  noOverride: 'This link is invalid or has expired. Ask an administrator for a new one.',
  methodNotAllowed: 'Method not allowed',
  serverError: 'Something went wrong on our side',
  tooLarge: 'The request is larger than 25 MB',
  apiDown: 'The shop is not reachable right now. Please try again in a moment.',
  apiSlow: 'The shop took too long to answer. Please try again in a moment.',
  tooMany: 'Too many requests come from your address. Please try again in a moment.',
  notHeard: 'This did not work yet. Please try again.',
  notReady: 'The live releases are not known yet.',
  stopping: 'This server is stopping.',
  noScript:
    'Superium needs JavaScript to show its pages. Please switch it on in your browser and load this page again.',
  pageNotFound: { title: 'Page not found', description: 'There is no page at this address.' },
  pageGone: { title: 'This page is gone', description: 'There was a page at this address. The shop no longer has it.' },
  unavailable: {
    title: 'Back in a moment',
    text: 'Superium cannot show this page right now. Nothing you saved is lost; please try again in a few seconds.',
    action: 'Try again',
  },
} as const
