import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { EXPECTS_FILE, expectations } from './record'
import { recorded } from './recorded'

const root = process.cwd()
for (const [folder, expects] of Object.entries(expectations(root, recorded(root, 'shell')))) {
  writeFileSync(join(root, folder, EXPECTS_FILE), `${JSON.stringify(expects, null, 2)}\n`)
}
