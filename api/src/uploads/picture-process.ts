import type { ChildProcess } from 'node:child_process'
import { createFairQueue } from '../fair-queue/fair-queue'
import { badField, Problem } from '../http/problem'
import type { PictureAnswer, PictureCost, PictureJob } from './picture-job'
import type { KeptPicture } from './reencode-picture'
import { startPictureProgram } from './start-picture-program'
import { uploadTexts } from './upload-texts'

/** Limits of the queue of files to decode. Every form that has a place may wait. */
const WAITING = { running: 1, waiting: 120, waitingOfOne: 12 }

/**
 * Milliseconds: the timeout of one file, including the process's start on a busy machine, and how long an idle process
 * stays.
 */
const TIMES = { job: 20_000, idle: 30_000 }

/** A file to decode, which is read when it is its turn. */
export interface PictureFile extends Omit<PictureJob, 'bytes'> {
  read(): Promise<Uint8Array>
}

/** Decodes uploads in a separate process, so that a file that crashes or overloads the decoder fails alone. */
export interface PictureProcess {
  /**
   * Converts a file to the stored format, queueing fairly between callers. Rejects with a Problem that names the field
   * if the file is refused or crashes the decoder; with a 503 if too many files wait, and with the reason of `signal`
   * if it is aborted while the file waits.
   */
  reencode(caller: string, file: PictureFile, signal?: AbortSignal): Promise<KeptPicture>
  /** Ends the process at once. */
  close(): void
}

interface Options {
  start?: () => ChildProcess
  times?: typeof TIMES
  /** Called for each file that was decoded or refused. */
  onCost?: (cost: PictureCost) => void
}

/** The process starts with the first file and ends after a while without files. */
export function openPictureProcess({
  start = () => startPictureProgram(),
  times = TIMES,
  onCost,
}: Options = {}): PictureProcess {
  const queue = createFairQueue(WAITING)
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let closed = false

  function startChild(): ChildProcess {
    const started = start()
    const forget = (): void => {
      if (child === started) child = undefined
    }
    started.on('exit', forget).on('error', forget)
    // The process does not keep the API running.
    started.unref()
    child = started
    return started
  }

  async function decode(job: PictureJob): Promise<KeptPicture> {
    clearTimeout(idle)
    const known = child
    let answer = await ask(known ?? startChild(), job, times.job)
    // If the idle process was ended, for example by the system, the file is not at fault and gets a new process.
    if (answer === 'crashed' && known && !closed) answer = await ask(startChild(), job, times.job)
    idle = setTimeout(end, times.idle).unref()
    if (answer === 'crashed' || answer === 'late') throw badField(job.field, uploadTexts.damaged)
    if (answer === 'not started') throw new Problem(503, uploadTexts.busy)
    onCost?.(answer.cost)
    if ('kept' in answer) return { ...answer.kept, image: Buffer.from(answer.kept.image) }
    const { statusCode, message, extra } = answer.refusal
    throw new Problem(statusCode, message, extra)
  }

  function end(): void {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = undefined
  }

  return {
    reencode: (caller, { read, ...file }, signal) =>
      queue(caller, async () => decode({ ...file, bytes: await read() }), signal),
    close() {
      closed = true
      end()
    },
  }
}

type Failure = 'crashed' | 'late' | 'not started'

/** Sends a job to the process and kills the process after a timeout. */
function ask(child: ChildProcess, job: PictureJob, ms: number): Promise<PictureAnswer | Failure> {
  return new Promise((resolve) => {
    const late = setTimeout(() => {
      child.kill('SIGKILL')
      finish('late')
    }, ms)
    const told = (answer: unknown): void => finish(answer as PictureAnswer)
    const exited = (): void => finish('crashed')
    const failed = (): void => finish(child.pid === undefined ? 'not started' : 'crashed')
    function finish(answer: PictureAnswer | Failure): void {
      clearTimeout(late)
      child.off('message', told).off('exit', exited).off('error', failed)
      child.channel?.unref()
      resolve(answer)
    }
    child.on('message', told).on('exit', exited).on('error', failed)
    child.channel?.ref()
    // A process that has just ended cannot take a job; its exit event settles the promise.
    if (child.connected) child.send(job, () => {})
  })
}
