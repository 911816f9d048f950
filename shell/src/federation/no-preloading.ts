// Stands where Module Federation's preloading would be: the document says what is preloaded, and with which hash.

function refuse(): never {
  throw new Error('Module Federation preloads nothing on this site.')
}

export {
  refuse as defaultPreloadArgs,
  refuse as formatPreloadArgs,
  refuse as normalizePreloadExposes,
  refuse as preloadAssets,
}
