import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '')
const packages = (path) => (existsSync(path) ? JSON.parse(read(path)).packages : undefined)
const fits = (list, value) => !list || list.includes(value) || (list[0]?.startsWith('!') && !list.includes(`!${value}`))
const isForThisMachine = ({ os, cpu }) => fits(os, process.platform) && fits(cpu, process.arch)

const stampPath = (root) => join(root, 'node_modules/.superium-lock')
const stampOf = (root) =>
  `${createHash('sha256')
    .update(read(join(root, 'package-lock.json')))
    .digest('hex')} ${process.platform} ${process.arch}\n`

/** Compares npm's own record of the installed packages with the lock, which also works after a manual `npm install`. */
function matchesLock(root) {
  const wanted = packages(join(root, 'package-lock.json'))
  const found = packages(join(root, 'node_modules/.package-lock.json'))
  if (!wanted || !found) return false
  // A link to one of this repository's packages has no version.
  const same = (key) => found[key] && wanted[key] && found[key].version === wanted[key].version
  return (
    Object.keys(found).every((key) => same(key) && isForThisMachine(found[key])) &&
    Object.keys(wanted).every((key) => !key.includes('node_modules/') || wanted[key].optional || same(key))
  )
}

/**
 * Whether node_modules matches package-lock.json for this platform. The stamp says that `npm ci` finished for exactly
 * this lock; `npm ci` empties the folder first, so an interrupted install leaves no stamp.
 */
export function isInstalled(root) {
  return read(stampPath(root)) === stampOf(root) || matchesLock(root)
}

/** Says that node_modules has what this lock's commands need, also where a part was left out on purpose. */
export function markInstalled(root) {
  writeFileSync(stampPath(root), stampOf(root))
}

/** Runs `npm ci` if node_modules does not match; resolves to false on failure, after npm has printed the reason. */
export async function installMissing(root) {
  if (isInstalled(root)) return true
  const started = Date.now()
  console.log('Installing packages (a minute or two, once) …')
  // The npm that started this process; otherwise `npm` from the path.
  const npm = process.env.npm_execpath
  const [command, args] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
  const code = await new Promise((resolve) => {
    spawn(command, [...args, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    })
      .on('error', () => resolve(1))
      .on('exit', (status) => resolve(status ?? 1))
  })
  if (code !== 0) {
    console.error('Installing packages failed (see above): mend that and run the command again.')
    return false
  }
  markInstalled(root)
  console.log(`Packages installed in ${((Date.now() - started) / 1000).toFixed(0)} s.`)
  return true
}
