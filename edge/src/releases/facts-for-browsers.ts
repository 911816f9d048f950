import type { ReleaseFacts } from '@superium/shared/contract'

/** The facts of a release without those that only the server needs; they are part of every document. */
export function factsForBrowsers(all: ReleaseFacts): ReleaseFacts {
  const {
    server: _server,
    chunks: _chunks,
    filesIntegrity: _filesIntegrity,
    expects: _expects,
    own: _own,
    ownFiles: _ownFiles,
    provides: _provides,
    pages,
    ...facts
  } = all
  const reduced = pages?.filter(({ chrome }) => chrome) ?? []
  return { ...facts, ...(reduced.length > 0 && { pages: reduced }) }
}
