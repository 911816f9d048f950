// Copies sprites of the Noto set (Apache-2.0) to src/pictures/svg/sprites.json: those that are there, and those named.
//
//   npm run sprites -w demo -- [name …]
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const { icons } = createRequire(import.meta.url)('@iconify-json/noto/icons.json')
const file = new URL('src/pictures/svg/sprites.json', import.meta.url)
const names = [...Object.keys(JSON.parse(readFileSync(file, 'utf8'))), ...process.argv.slice(2)]
const unknown = names.filter((name) => !icons[name])
if (unknown.length > 0) throw new RangeError(`The Noto set has no ${unknown.join(', ')}.`)
const sprites = Object.fromEntries([...new Set(names)].sort().map((name) => [name, icons[name].body]))
writeFileSync(file, `${JSON.stringify(sprites, null, 2)}\n`)
