import type { Readable } from 'node:stream'
import type { ReleaseActor, Retirement, Revision } from '@superium/shared/contract'
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
  /** Live paths that this version gives up. */
  retire: Retirement[]
}

/** Who makes a version live, and for how many visitors. */
interface Going {
  by: ReleaseActor
  why: string
  traffic: number
  retire: Retirement[]
}

/** Checks uploads, stores them, and makes them live. */
export interface Upload {
  /** Resolves to all problems of an upload; stores nothing. */
  check(uploaded: Uploaded): Promise<string[]>
  /** Checks and stores an upload and, with `traffic`, makes it live. Resolves to the revision that made it live. */
  release(
    uploaded: Uploaded,
    how: Pick<Going, 'by' | 'why'> & { traffic: number | undefined; force: boolean },
  ): Promise<Revision | undefined>
  /** Makes a stored version live, after another check against what is live at that moment. */
  goLive(name: string, version: string, how: Going): Promise<Revision>
}

export function createUpload(releases: ReleaseService, site: { store: ReleaseStore; apiUrl: string }): Upload {
  const { store } = site

  /** Resolves to all problems; `onlyRendering`: only the smoke render failed. */
  async function problemsOf(
    uploaded: UploadedRelease,
    retire: Retirement[],
  ): Promise<{ failures: string[]; onlyRendering: boolean }> {
    const contents = await checkContents(uploaded)
    if (contents.length > 0) return { failures: contents, onlyRendering: false }
    const { revision } = await newestRevision(store)
    if (!revision) throw new HttpError(409, 'Nothing is live yet. Start the site once before the first release.')
    const release = await deploymentFromStore(uploaded.folder, uploaded.name, uploaded.version)
    const { discovery: live, retired } = revision
    const conflicts = await checkCompatibility(release, uploaded.folder, { live, retired, retire }, store)
    if (conflicts.length > 0) return { failures: conflicts, onlyRendering: false }
    return { failures: await checkRendering(uploaded, live, site), onlyRendering: true }
  }

  async function goLive(name: string, version: string, how: Going) {
    return releases.release(name, version, {
      ...how,
      async check(release, { discovery: live, retired }) {
        const surroundings = { live, retired, retire: how.retire }
        const failures = await checkCompatibility(release, `${store.dir}/${name}/${version}`, surroundings, store)
        if (failures.length > 0) throw failedCheck(name, version, failures)
      },
    })
  }

  return {
    check: ({ name, version, stream, retire }) =>
      withDraft(
        store,
        { name, version, stream },
        async (draft) => (await problemsOf({ name, version, ...draft }, retire)).failures,
      ),
    goLive,
    async release({ name, version, stream, retire }, { by, why, traffic, force }) {
      if (force && (traffic === undefined || traffic > MAX_FORCED_TRAFFIC)) {
        throw new HttpError(
          400,
          `A forced release may go to ${MAX_FORCED_TRAFFIC} % of visitors at most: --traffic ${MAX_FORCED_TRAFFIC}.`,
        )
      }
      if (await store.has(name, version)) throw alreadyReleased(name, version)
      const forced = await withDraft(store, { name, version, stream }, async (draft) => {
        const { failures, onlyRendering } = await problemsOf({ name, version, ...draft }, retire)
        if (failures.length > 0 && !(force && onlyRendering)) throw failedCheck(name, version, failures)
        if (!(await store.add(name, version, draft.folder))) throw alreadyReleased(name, version)
        return failures
      })
      if (traffic === undefined) return undefined
      const reason =
        forced.length > 0 ? `${why} (released with --force although the smoke render failed: ${forced[0]})`.trim() : why
      return goLive(name, version, { by, why: reason, traffic, retire })
    },
  }
}

const alreadyReleased = (name: string, version: string): HttpError =>
  new HttpError(409, `${name} ${version} was already released, and a version never changes. Set a new version.`)

const failedCheck = (name: string, version: string, failures: string[]): HttpError =>
  new HttpError(422, `${name} ${version} failed the release check.`, failures)
