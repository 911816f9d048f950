import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Deployment, ReleaseActor, Retirement, Revision } from '@superium/shared/contract'
import { createFairSemaphore } from '../api/fair-semaphore'
import { checkCompatibility } from '../check/check-compatibility'
import { checkContents } from '../check/check-contents'
import { checkRendering, type UploadedRelease } from '../check/check-rendering'
import { deploymentFromStore } from '../deployment-from-store'
import { HttpError } from '../http-error'
import { newestRevision } from '../live/newest-revision'
import { type Intent, MAX_FORCED_TRAFFIC, refuseUnintended } from '../live/refuse-unintended'
import type { Also, ReleaseService } from '../live/release-service'
import { remarked } from '../live/remarks'
import type { Registry } from '../names/registry'
import type { ReleaseStore } from '../store/release-store'
import { createUploadRoom } from './upload-room'
import { type Draft, withDraft } from './with-draft'

interface Uploaded {
  name: string
  version: string
  stream: Readable
  /** Live paths that this version gives up. */
  retire: Retirement[]
}

/** A request to make a version live: the actor, and the share of visitors. */
interface Going extends Intent {
  by: ReleaseActor
  why: string
  retire: Retirement[]
  /** The failed check that the version was forced past. */
  forced?: string
  /** What else the step changes. */
  also?: Also
}

/** Uploads that are received or checked at once: each holds a draft of up to 60 MB. */
const UPLOADS = { permits: 24, perName: 4, waiting: 0, what: 'uploads' }
/** Checks at once: each evaluates a release in a process of its own, and visitors need the processors, too. */
const CHECKS = { permits: 2, perName: 1, waiting: UPLOADS.perName, what: 'uploads' }

/** Failures in an answer, and characters of each. */
const MAX_FAILURES = 100
const MAX_FAILURE_CHARACTERS = 1_000

/** Checks uploads, stores them, and makes them live. */
export interface Upload {
  /** Resolves to all problems of an upload; stores nothing. */
  check(uploaded: Uploaded): Promise<string[]>
  /** Checks and stores an upload and, with `traffic`, makes it live. Resolves to the revision that made it live. */
  release(
    uploaded: Uploaded,
    how: Pick<Going, 'by' | 'why' | 'replaceCanary'> & {
      traffic: number | undefined
      force: boolean
      /** Throws when the caller may no longer release: an upload can take minutes. */
      confirm(): Promise<void>
    },
  ): Promise<Revision | undefined>
  /** Makes a stored version live, after another check against what is live at that moment. */
  goLive(name: string, version: string, how: Going): Promise<Revision>
  /** Gives the canary to everybody, after another check. */
  promote(name: string, how: { by: ReleaseActor; why: string; version: string; also?: Also }): Promise<Revision>
}

export function createUpload(
  releases: ReleaseService,
  site: { store: ReleaseStore; apiUrl: string; registry: Pick<Registry, 'current'> },
): Upload {
  const { store } = site
  const acquireUpload = createFairSemaphore(UPLOADS)
  const acquireCheck = createFairSemaphore(CHECKS)
  const room = createUploadRoom(store.dir)

  /** Receives an upload into a draft for `work`. */
  async function received<T>(uploaded: Omit<Uploaded, 'retire'>, work: (draft: Draft) => Promise<T>): Promise<T> {
    await room.mustBeFree()
    const free = await acquireUpload(uploaded.name)
    return withDraft(store, uploaded, work).finally(free)
  }

  const problemsOf: typeof findProblems = async (uploaded, retire) => {
    const free = await acquireCheck(uploaded.name)
    const { failures, onlyRendering } = await findProblems(uploaded, retire).finally(free)
    return { failures: shortened(failures), onlyRendering }
  }

  /** Resolves to all problems; `onlyRendering`: only the smoke render failed. */
  async function findProblems(
    uploaded: UploadedRelease,
    retire: Retirement[],
  ): Promise<{ failures: string[]; onlyRendering: boolean }> {
    const registered = (await site.registry.current(0)).find(({ name }) => name === uploaded.name)
    const contents = await checkContents(uploaded, registered)
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

  /**
   * Notes that a version was forced past the smoke render before it is stored. Otherwise a version that is stored but
   * does not go live (a killed edge, another canary) could go live for everybody later.
   */
  async function noteForced(
    { name, version, forcedPast }: { name: string; version: string; forcedPast: string },
    { by, why }: Pick<Going, 'by' | 'why'>,
  ): Promise<void> {
    await releases.append(({ discovery, remarks }) => ({
      event: {
        ...{ by, action: 'canary', changes: [{ name, version, traffic: 0 }] },
        why: `${why} (uploaded with --force although the smoke render failed: ${forcedPast})`.trim(),
      },
      discovery,
      remarks: remarked(remarks, name, version, { forced: forcedPast }),
    }))
  }

  return {
    check: ({ name, version, stream, retire }) =>
      received(
        { name, version, stream },
        async (draft) => (await problemsOf({ name, version, ...draft }, retire)).failures,
      ),
    goLive,
    promote: (name, how) => releases.promote(name, { ...how, check: checkAgain([]) }),
    async release({ name, version, stream, retire }, { by, why, traffic, force, replaceCanary, confirm }) {
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
      const forced = await received({ name, version, stream }, async (draft) => {
        const { failures, onlyRendering } = await problemsOf({ name, version, ...draft }, retire)
        if (failures.length > 0 && !(force && onlyRendering)) throw failedCheck(name, version, failures)
        await confirm()
        room.take(name, draft.bytes)
        const [forcedPast] = failures
        if (forcedPast !== undefined) await noteForced({ name, version, forcedPast }, { by, why })
        if (!(await store.add(name, version, draft.folder))) throw alreadyReleased(name, version)
        return failures
      })
      if (traffic === undefined) return undefined
      const reason =
        forced.length > 0 ? `${why} (released with --force although the smoke render failed: ${forced[0]})`.trim() : why
      const [forcedPast] = forced
      const how = { by, why: reason, traffic, retire, replaceCanary }
      return goLive(name, version, { ...how, ...(forcedPast !== undefined && { forced: forcedPast }) }).catch(
        (error: unknown) => {
          throw error instanceof HttpError ? storedOnly(name, version, error) : error
        },
      )
    },
  }
}

/** The first failures, since a release can have as many as it likes. */
function shortened(failures: string[]): string[] {
  const left = failures.length - MAX_FAILURES
  const named = failures.slice(0, MAX_FAILURES).map((one) => one.slice(0, MAX_FAILURE_CHARACTERS))
  return left > 0 ? [...named, `There are ${left} more failures.`] : named
}

const alreadyReleased = (name: string, version: string): HttpError =>
  new HttpError(409, `${name} ${version} was already released, and a version never changes. Set a new version.`)

function storedOnly(name: string, version: string, cause: HttpError): HttpError {
  const { status, message, failures, details } = cause
  const words = `${name} ${version} is stored, but live for nobody: ${message} It can go live later without another upload.`
  return Object.assign(new HttpError(status, words, failures, details), { cause })
}

const failedCheck = (name: string, version: string, failures: string[]): HttpError =>
  new HttpError(422, `${name} ${version} failed the release check.`, failures)
