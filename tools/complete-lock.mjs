// Adds the optional packages of other platforms to package-lock.json.
//
// npm writes an optional entry only if the registry serves it. With a registry that mirrors one platform, npm drops the
// others, and `npm ci` then rejects the lock on every other machine ("Missing: … from lock file"). Each missing entry
// follows from the lock itself: its parent pins the version, and its name contains the platform. Run it after `npm
// install`:
//
//   node tools/complete-lock.mjs           writes the missing entries (none when run twice)
//   node tools/complete-lock.mjs --check   exits 1 if entries are missing
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const OS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const CPU = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']
const LIBC = { glibc: 'glibc', gnu: 'glibc', gnueabihf: 'glibc', musl: 'musl', musleabihf: 'musl' }

/** The platform in the last part of a package's name, e.g. `@swc/core-linux-x64-musl` → `{os, cpu, libc}`. */
export function platformOf(name) {
  const words = name.replace('windows', 'win32').replace('linuxmusl', 'linux-musl').split(/[-/.]/)
  const os = OS.find((one) => words.includes(one))
  const cpu = CPU.find((one) => words.includes(one))
  const abi = Object.keys(LIBC).find((one) => words.includes(one))
  return { ...(cpu && { cpu: [cpu] }), ...(abi && os === 'linux' && { libc: [LIBC[abi]] }), ...(os && { os: [os] }) }
}

/** The key under which Node finds `name` from the package at `from`, or undefined. */
function resolve(packages, from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const key = `${at}${at && '/'}node_modules/${name}`
    if (packages[key]) return key
    if (at === '') return undefined
    if (!at.includes('/node_modules/')) at = ''
  }
}

/** Adds the missing entries to the lock in place; returns their keys. */
export function completeLock(lock) {
  const added = []
  for (const [from, entry] of Object.entries(lock.packages)) {
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      if (resolve(lock.packages, from, name)) continue
      const key = `node_modules/${name}`
      const version = range.replace(/^[\^~]/, '')
      lock.packages[key] = { version, ...platformOf(name), optional: true, ...(entry.dev && { dev: true }) }
      added.push(key)
    }
  }
  const keys = Object.keys(lock.packages).sort((a, b) => a.localeCompare(b, 'en'))
  lock.packages = Object.fromEntries(keys.map((key) => [key, lock.packages[key]]))
  return added
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = fileURLToPath(new URL('../package-lock.json', import.meta.url))
  const lock = JSON.parse(readFileSync(path, 'utf8'))
  const added = completeLock(lock)
  if (process.argv.includes('--check') && added.length > 0) {
    console.error(
      `package-lock.json lacks ${added.length} optional packages of other platforms: run node tools/complete-lock.mjs`,
    )
    process.exit(1)
  }
  if (!process.argv.includes('--check')) {
    if (added.length > 0) writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`)
    console.log(`${added.length} optional packages of other platforms added to package-lock.json.`)
  }
}
