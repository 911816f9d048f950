import type { Readable } from 'node:stream'
import type { ReleaseActor, Revision } from '@superium/shared/contract'
import { checkCompatibility } from '../check/check-compatibility'
import { checkContents } from '../check/check-contents'
import { checkRendering, type UploadedRelease } from '../check/check-rendering'
import { deploymentFromStore } from '../deployment-from-store'
import { HttpError } from '../http-error'
import { newestRevision } from '../live/newest-revision'
import type { ReleaseService } from '../live/release-service'
import type { ReleaseStore } from '../store/release-store'
import { withDraft } from './with-draft'

/** Per cent of visitors that a release may get when it was forced past the smoke render. */
const MAX_FORCED_TRAFFIC = 10

interface Uploaded {
  name: string
  version: string
  stream: Readable
}

/** Checks uploads, stores them, and makes them live. */
export interface Upload {
  /** Resolves to all problems of an upload; stores nothing. */
  check(uploaded: Uploaded): Promise<string[]>
  /** Checks and stores an upload and, with `traffic`, makes it live. Resolves to the revision that made it live. */
  release(
    uploaded: Uploaded,
    how: { by: ReleaseActor; why: string; traffic: number | undefined; force: boolean },
  ): Promise<Revision | undefined>
  /** Makes a stored version live, after another check against what is live at that moment. */
  goLive(name: string, version: string, how: { by: ReleaseActor; why: string; traffic: number }): Promise<Revision>
}

export function createUpload(releases: ReleaseService, site: { store: ReleaseStore; apiUrl: string }): Upload {
  const { store } = site

  /** Resolves to all problems; `onlyRendering`: only the smoke render failed. */
  async function problemsOf(uploaded: UploadedRelease): Promise<{ failures: string[]; onlyRendering: boolean }> {
    const contents = await checkContents(uploaded)
    if (contents.length > 0) return { failures: contents, onlyRendering: false }
    const { revision } = await newestRevision(store)
    if (!revision) throw new HttpError(409, 'Nothing is live yet. Start the site once before the first release.')
    const release = await deploymentFromStore(uploaded.folder, uploaded.name, uploaded.version)
    const conflicts = await checkCompatibility(release, uploaded.folder, revision.discovery, store)
    if (conflicts.length > 0) return { failures: conflicts, onlyRendering: false }
    return { failures: await checkRendering(uploaded, revision.discovery, site), onlyRendering: true }
  }

  async function goLive(name: string, version: string, how: { by: ReleaseActor; why: string; traffic: number }) {
    return releases.release(name, version, {
      ...how,
      async check(release, live) {
        const failures = await checkCompatibility(release, `${store.dir}/${name}/${version}`, live.discovery, store)
        if (failures.length > 0) throw failedCheck(name, version, failures)
      },
    })
  }

  return {
    check: ({ name, version, stream }) =>
      withDraft(
        store,
        { name, version, stream },
        async (draft) => (await problemsOf({ name, version, ...draft })).failures,
      ),
    goLive,
    async release({ name, version, stream }, { by, why, traffic, force }) {
      if (force && (traffic === undefined || traffic > MAX_FORCED_TRAFFIC)) {
        throw new HttpError(
          400,
          `A forced release may go to ${MAX_FORCED_TRAFFIC} % of visitors at most: --traffic ${MAX_FORCED_TRAFFIC}.`,
        )
      }
      if (await store.has(name, version)) throw alreadyReleased(name, version)
      const forced = await withDraft(store, { name, version, stream }, async (draft) => {
        const { failures, onlyRendering } = await problemsOf({ name, version, ...draft })
        if (failures.length > 0 && !(force && onlyRendering)) throw failedCheck(name, version, failures)
        if (!(await store.add(name, version, draft.folder))) throw alreadyReleased(name, version)
        return failures
      })
      if (traffic === undefined) return undefined
      const reason =
        forced.length > 0 ? `${why} (released with --force although the smoke render failed: ${forced[0]})`.trim() : why
      return goLive(name, version, { by, why: reason, traffic })
    },
  }
}

const alreadyReleased = (name: string, version: string): HttpError =>
  new HttpError(409, `${name} ${version} was already released, and a version never changes. Set a new version.`)

const failedCheck = (name: string, version: string, failures: string[]): HttpError =>
  new HttpError(422, `${name} ${version} failed the release check.`, failures)
