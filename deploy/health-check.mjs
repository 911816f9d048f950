// The health check of the containers: node health-check.mjs <port> [<pid of the container's init>]
// Exits with 1 while the server is not alive. A server that takes connections and never answers is frozen: Docker only
// marks its container, so this check ends the server, and `restart: unless-stopped` brings it back. Needs `init: true`.
import { constants, openSync, readdirSync, readFileSync, writeSync } from 'node:fs'

const [port, init = '1'] = process.argv.slice(2)
const TRIES = 3
const SILENCE_MS = Number(process.env.SILENCE_MS ?? 5_000)

/** Whether the server answers; undefined for silence. */
async function isAlive() {
  try {
    return (await fetch(`http://127.0.0.1:${port}/livez`, { signal: AbortSignal.timeout(SILENCE_MS) })).ok
  } catch (error) {
    return error.name === 'TimeoutError' ? undefined : false
  }
}

/** The children of the container's init: its server. This check is none of them. */
const servers = () =>
  readdirSync('/proc').filter((pid) => {
    try {
      // The parent comes after the name, which may hold spaces and brackets.
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop().split(' ')[1] === init
    } catch {
      return false
    }
  })

let alive = await isAlive()
for (let tries = 1; alive === undefined && tries < TRIES; tries += 1) alive = await isAlive()
if (alive === undefined) {
  try {
    // Into the container's log: engines keep what a health check prints elsewhere, and only until the next start.
    // Never waits for a log that nobody reads.
    const log = openSync(`/proc/${init}/fd/2`, constants.O_WRONLY | constants.O_APPEND | constants.O_NONBLOCK)
    writeSync(log, `The server has been silent for ${(TRIES * SILENCE_MS) / 1000} s and is ended.\n`)
  } catch {
    // A log that is a socket, or full, goes without.
  }
  for (const pid of servers()) if (Number(pid) !== process.pid) process.kill(Number(pid), 'SIGKILL')
}
process.exit(alive ? 0 : 1)
