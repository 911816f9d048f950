/** Seconds without a turn of the event loop after which the process is ended. */
const STUCK_SECONDS = 30
const BEAT_MS = 1_000

/** Where the shared memory holds how often the event loop has turned, and whether a debugger may stop it. */
const BEATS = 0
const DEBUGGED = 1

/**
 * Looks at the beats once a second. Seconds that this thread itself has missed, because the machine slept or the process was
 * stopped, do not count.
 */
const PROGRAM = `
const { workerData: { shared, beatMs, stuckBeats } } = require('node:worker_threads')
const state = new Int32Array(shared)
const never = new Int32Array(new SharedArrayBuffer(4))
let missed = 0
for (let last = -1, at = performance.now(); ; ) {
  Atomics.wait(never, 0, 0, beatMs)
  const now = performance.now()
  const beats = Atomics.load(state, ${BEATS})
  if (beats !== last || now - at > 3 * beatMs || Atomics.load(state, ${DEBUGGED}) === 1) missed = 0
  else missed += 1
  last = beats
  at = now
  if (missed >= stuckBeats) {
    require('node:fs').writeSync(2, 'The process has been stuck for ' + Math.round(stuckBeats * beatMs / 1000) + ' s and is ended.\\n')
    process.kill(process.pid, 'SIGKILL')
  }
}`

interface Options {
  workerData: unknown
  eval: true
  execArgv: string[]
  resourceLimits: { maxOldGenerationSizeMb: number; maxYoungGenerationSizeMb: number }
}

/** What is needed of Node. */
interface Node {
  /** `Worker` of `node:worker_threads`. */
  Worker: new (
    program: string,
    options: Options,
  ) => { unref(): void }
  /** `url` of `node:inspector`: defined while a debugger may connect. */
  debuggerUrl(): string | undefined
}

/**
 * Ends this process with SIGKILL when its event loop has not turned for half a minute, so that whoever supervises it starts
 * it again. A second thread watches; where a debugger may connect it only looks on. SIGSTOP stops that thread too: then the
 * health check of the container ends the process.
 */
export function endWhenStuck(
  { Worker, debuggerUrl }: Node,
  { stuckMs = STUCK_SECONDS * 1_000, beatMs = BEAT_MS } = {},
): void {
  const shared = new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT)
  const state = new Int32Array(shared)
  const watch = new Worker(PROGRAM, {
    eval: true,
    workerData: { shared, beatMs, stuckBeats: Math.ceil(stuckMs / beatMs) },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
  })
  watch.unref()
  const beat = (): void => {
    Atomics.store(state, DEBUGGED, debuggerUrl() === undefined ? 0 : 1)
    Atomics.add(state, BEATS, 1)
  }
  beat()
  setInterval(beat, beatMs).unref()
}
