const { otherBodies, refused } = require('./other-bodies.cjs')

/** The parts of each file of Module Federation's `runtime-core` that no page uses, by the file's path in `dist`. */
const PARTS = {
  'remote/index.js': {
    // The document preloads files itself, and remotes are registered by their entries, without aliases.
    ...refused('federation', ['preloadRemote', 'initRawContainer']),
    setIdToRemoteMap: '',
  },
  'shared/index.js': {
    // No entry consumes a shared module before its container is initialised, and no plugin listens to these events.
    ...refused('federation', ['loadShareSync']),
    emitAfterRegisterShare: '',
    emitAfterLoadShare: '',
    emitErrorLoadShare: '',
  },
  // Entries are plain scripts.
  'utils/load.js': refused('federation', ['loadEsmEntry', 'loadSystemJsEntry']),
}

/**
 * Removes the parts of a Module Federation runtime file that no page of the site uses.
 * @this {{resourcePath: string}}
 * @param {string} source
 */
module.exports = function federationWithoutUnusedParts(source) {
  const path = this.resourcePath.replaceAll('\\', '/')
  const parts = Object.entries(PARTS).find(([file]) => path.endsWith(`/runtime-core/dist/${file}`))
  return parts ? otherBodies(source, parts[1]) : source
}

module.exports.files = Object.keys(PARTS)
