// Runs the compiler once per workspace with a tsconfig.json, because each has its own ambient types. Results are cached
// for the next run.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8'))
const folders = workspaces.flatMap((name) =>
  name.endsWith('/*') ? readdirSync(name.slice(0, -2)).map((one) => `${name.slice(0, -1)}${one}`) : [name],
)
const failed = folders
  .filter((name) => existsSync(`${name}/tsconfig.json`))
  .filter((name) => {
    const known = `node_modules/.cache/types/${name.replaceAll('/', '-')}.tsbuildinfo`
    const incremental = ['--incremental', '--tsBuildInfoFile', known]
    const args = ['node_modules/typescript/bin/tsc', '--noEmit', ...incremental, '-p', `${name}/tsconfig.json`]
    return spawnSync(process.execPath, args, { stdio: 'inherit' }).status !== 0
  })
if (failed.length > 0) {
  console.error(`Types do not hold in: ${failed.join(', ')}`)
  process.exit(1)
}
console.log('Types hold in every workspace.')
