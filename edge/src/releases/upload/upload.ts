import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Deployment, ReleaseActor, Retirement, Revision } from '@superium/shared/contract'
import { checkCompatibility } from '../check/check-compatibility'
import { checkContents } from '../check/check-contents'
import { checkRendering, type UploadedRelease } from '../check/check-rendering'
import { deploymentFromStore } from '../deployment-from-store'
import { HttpError } from '../http-error'
import { newestRevision } from '../live/newest-revision'
import { type Intent, MAX_FORCED_TRAFFIC, refuseUnintended } from '../live/refuse-unintended'
import type { ReleaseService } from '../live/release-service'
import type { ReleaseStore } from '../store/release-store'
import { withDraft } from './with-draft'

interface Uploaded {
  name: string
  version: string
  stream: Readable
  /** Live paths that this version gives up. */
  retire: Retirement[]
}

/** Who makes a version live, and for how many visitors. */
interface Going extends Intent {
  by: ReleaseActor
  why: string
  retire: Retirement[]
  /** The failed check that the version was forced past. */
  forced?: string
}

/** Checks uploads, stores them, and makes them live. */
export interface Upload {
  /** Resolves to all problems of an upload; stores nothing. */
  check(uploaded: Uploaded): Promise<string[]>
  /** Checks and stores an upload and, with `traffic`, makes it live. Resolves to the revision that made it live. */
  release(
    uploaded: Uploaded,
    how: Pick<Going, 'by' | 'why' | 'replaceCanary'> & { traffic: number | undefined; force: boolean },
  ): Promise<Revision | undefined>
  /** Makes a stored version live, after another check against what is live at that moment. */
  goLive(name: string, version: string, how: Going): Promise<Revision>
  /** Gives the canary to everybody, after another check. */
  promote(name: string, how: { by: ReleaseActor; why: string; version: string }): Promise<Revision>
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

  /** The check of a stored version at the moment of going live. */
  const checkAgain =
    (retire: Retirement[]) =>
    async (release: Deployment, { discovery: live, retired }: Revision): Promise<void> => {
      const { name, version } = release.extras.superium
      const folder = join(store.dir, name, version)
      const failures = await checkCompatibility(release, folder, { live, retired, retire }, store)
      if (failures.length > 0) throw failedCheck(name, version, failures)
    }

  const goLive: Upload['goLive'] = (name, version, how) =>
    releases.release(name, version, { ...how, check: checkAgain(how.retire) })

  return {
    check: ({ name, version, stream, retire }) =>
      withDraft(
        store,
        { name, version, stream },
        async (draft) => (await problemsOf({ name, version, ...draft }, retire)).failures,
      ),
    goLive,
    promote: (name, how) => releases.promote(name, { ...how, check: checkAgain([]) }),
    async release({ name, version, stream, retire }, { by, why, traffic, force, replaceCanary }) {
      if (force && (traffic === undefined || traffic > MAX_FORCED_TRAFFIC)) {
        throw new HttpError(
          400,
          `A forced release may go to ${MAX_FORCED_TRAFFIC} % of visitors at most: --traffic ${MAX_FORCED_TRAFFIC}.`,
        )
      }
      if (await store.has(name, version)) throw alreadyReleased(name, version)
      const { revision } = await newestRevision(store)
      // Before it is stored, because a stored version cannot be uploaded again.
      if (revision && traffic !== undefined) refuseUnintended(revision, name, version, { traffic, replaceCanary })
      const forced = await withDraft(store, { name, version, stream }, async (draft) => {
        const { failures, onlyRendering } = await problemsOf({ name, version, ...draft }, retire)
        if (failures.length > 0 && !(force && onlyRendering)) throw failedCheck(name, version, failures)
        if (!(await store.add(name, version, draft.folder))) throw alreadyReleased(name, version)
        return failures
      })
      if (traffic === undefined) return undefined
      const reason =
        forced.length > 0 ? `${why} (released with --force although the smoke render failed: ${forced[0]})`.trim() : why
      const [forcedPast] = forced
      const how = { by, why: reason, traffic, retire, replaceCanary }
      return goLive(name, version, { ...how, ...(forcedPast !== undefined && { forced: forcedPast }) })
    },
  }
}

const alreadyReleased = (name: string, version: string): HttpError =>
  new HttpError(409, `${name} ${version} was already released, and a version never changes. Set a new version.`)

const failedCheck = (name: string, version: string, failures: string[]): HttpError =>
  new HttpError(422, `${name} ${version} failed the release check.`, failures)
