// Runs the compiler once for all workspaces with the same options, because most of its work are the sources that they
// share. Results are cached for the next run.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'

const CACHE = 'node_modules/.cache/types'

const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8'))
const folders = workspaces.flatMap((name) =>
  name.endsWith('/*') ? readdirSync(name.slice(0, -2)).map((one) => `${name.slice(0, -1)}${one}`) : [name],
)

/** The options of a configuration with those that it extends. @returns {object} */
function optionsOf(/** @type {string} */ path) {
  const { extends: base, compilerOptions } = JSON.parse(readFileSync(path, 'utf8'))
  return { ...(base && optionsOf(createRequire(path).resolve(base))), ...compilerOptions }
}

/** By options, the workspaces and what they include. @type {Map<string, { names: string[], include: string[] }>} */
const groups = new Map()
for (const name of folders) {
  const path = resolve(name, 'tsconfig.json')
  if (!existsSync(path)) continue
  const { include } = JSON.parse(readFileSync(path, 'utf8'))
  const options = JSON.stringify(optionsOf(path))
  const group = groups.get(options) ?? { names: [], include: [] }
  group.names.push(name)
  group.include.push(...include.map((/** @type {string} */ pattern) => resolve(name, pattern)))
  groups.set(options, group)
}

mkdirSync(CACHE, { recursive: true })
const failed = [...groups].filter(([options, { names, include }]) => {
  const path = `${CACHE}/${names[0]?.replaceAll('/', '-')}.json`
  writeFileSync(path, JSON.stringify({ compilerOptions: JSON.parse(options), include }))
  const incremental = ['--incremental', '--tsBuildInfoFile', path.replace(/json$/, 'tsbuildinfo')]
  const args = ['node_modules/typescript/bin/tsc', '--noEmit', ...incremental, '-p', path]
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status !== 0
})
if (failed.length > 0) {
  console.error(`Types do not hold in: ${failed.flatMap(([, { names }]) => names).join(', ')}`)
  process.exit(1)
}
console.log('Types hold in every workspace.')
