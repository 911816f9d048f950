// A remote's build uses this file in place of Module Federation's runtime: the host of the page has the only copy.
// JavaScript, because a build bundles the file as it is, also from the packed package.

const page = globalThis.superiumFederation
if (!page) throw new Error('This page has no Module Federation runtime: its shell is older than this remote requires.')

export default { ...page.federation(), start: page.start }
