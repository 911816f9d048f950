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

/** The most visitors, in per cent, that a release may meet which was forced past the smoke render. */
const MOST_FORCED = 10

interface Uploaded {
  name: string
  version: string
  stream: Readable
}

/** How uploads are judged, kept, and made live. */
export interface Upload {
  /** What speaks against the upload, in words; nothing of it is kept. */
  check(uploaded: Uploaded): Promise<string[]>
  /** Checks and keeps it, and makes it live where `traffic` says so. Resolves to the revision that it is live by. */
  release(
    uploaded: Uploaded,
    how: { by: ReleaseActor; why: string; traffic: number | undefined; force: boolean },
  ): Promise<Revision | undefined>
  /** Makes a version live that is in the store; it must fit with what is live by then. */
  goLive(name: string, version: string, how: { by: ReleaseActor; why: string; traffic: number }): Promise<Revision>
}

export function createUpload(releases: ReleaseService, site: { store: ReleaseStore; apiUrl: string }): Upload {
  const { store } = site

  /** What speaks against it; `onlyRendering`: the smoke render is all that does. */
  async function judge(uploaded: UploadedRelease): Promise<{ failures: string[]; onlyRendering: boolean }> {
    const itself = await checkContents(uploaded)
    if (itself.length > 0) return { failures: itself, onlyRendering: false }
    const { revision } = await newestRevision(store)
    if (!revision) throw new HttpError(409, 'Nothing is live yet: start the site once before you release to it.')
    const release = await deploymentFromStore(uploaded.folder, uploaded.name, uploaded.version)
    const fit = await checkCompatibility(release, uploaded.folder, revision.discovery, store)
    if (fit.length > 0) return { failures: fit, onlyRendering: false }
    return { failures: await checkRendering(uploaded, revision.discovery, site), onlyRendering: true }
  }

  async function goLive(name: string, version: string, how: { by: ReleaseActor; why: string; traffic: number }) {
    return releases.release(name, version, {
      ...how,
      async check(release, live) {
        const failures = await checkCompatibility(release, `${store.dir}/${name}/${version}`, live.discovery, store)
        if (failures.length > 0) throw refusal(name, version, failures)
      },
    })
  }

  return {
    check: ({ name, version, stream }) =>
      withDraft(store, { name, version, stream }, async (draft) => (await judge({ name, version, ...draft })).failures),
    goLive,
    async release({ name, version, stream }, { by, why, traffic, force }) {
      if (force && (traffic === undefined || traffic > MOST_FORCED)) {
        throw new HttpError(
          400,
          `A forced release may meet ${MOST_FORCED} % of the visitors at most: --traffic ${MOST_FORCED}.`,
        )
      }
      if (await store.has(name, version)) throw exists(name, version)
      const forced = await withDraft(store, { name, version, stream }, async (draft) => {
        const { failures, onlyRendering } = await judge({ name, version, ...draft })
        if (failures.length > 0 && !(force && onlyRendering)) throw refusal(name, version, failures)
        if (!(await store.add(name, version, draft.folder))) throw exists(name, version)
        return failures
      })
      if (traffic === undefined) return undefined
      const reason = forced.length > 0 ? `${why} (forced past the check: ${forced[0]})`.trim() : why
      return goLive(name, version, { by, why: reason, traffic })
    },
  }
}

const exists = (name: string, version: string): HttpError =>
  new HttpError(409, `${name} ${version} is in the store already, and a version never changes. Raise the version.`)

const refusal = (name: string, version: string, failures: string[]): HttpError =>
  new HttpError(422, `${name} ${version} does not pass the check.`, failures)
