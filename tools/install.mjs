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

/** npm's own account of what it installed, against the lock: right too after somebody's own `npm install`. */
function matchesLock(root) {
  const wanted = packages(join(root, 'package-lock.json'))
  const found = packages(join(root, 'node_modules/.package-lock.json'))
  if (!wanted || !found) return false
  // A link to a package of ours has no version.
  const same = (key) => found[key] && wanted[key] && found[key].version === wanted[key].version
  return (
    Object.keys(found).every((key) => same(key) && isForThisMachine(found[key])) &&
    Object.keys(wanted).every((key) => !key.includes('node_modules/') || wanted[key].optional || same(key))
  )
}

/**
 * Whether node_modules holds what package-lock.json asks for, for this platform. The stamp says that `npm ci` finished
 * for exactly this lock (it empties the folder first, so an install that was cut short leaves none).
 */
export function isInstalled(root) {
  return read(stampPath(root)) === stampOf(root) || matchesLock(root)
}

/** Runs `npm ci` when node_modules does not match; resolves to false when it failed (npm has said why). */
export async function installMissing(root) {
  if (isInstalled(root)) return true
  const started = Date.now()
  console.log('Installing packages (a minute or two, once) …')
  // The npm that started us, whatever it is called here; `npm` from the path otherwise.
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
  writeFileSync(stampPath(root), stampOf(root))
  console.log(`Packages installed in ${((Date.now() - started) / 1000).toFixed(0)} s.`)
  return true
}
