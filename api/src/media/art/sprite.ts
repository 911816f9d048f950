import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { n } from './art'

interface Icons {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
}

let icons: Icons['icons'] | undefined

// The icon set is 25 MB of JSON: it is read when the first sprite is drawn, not when the module is loaded.
function bodyOf(name: string): string {
  if (!icons) {
    const file = createRequire(import.meta.url).resolve('@iconify-json/noto/icons.json')
    icons = (JSON.parse(readFileSync(file, 'utf8')) as Icons).icons
  }
  const icon = icons[name]
  if (!icon) throw new RangeError(`no sprite is named "${name}"`)
  return icon.body
}

/** A Noto sprite (Apache-2.0) centred on x, y with the given size; its ids are made its own, so that sprites can meet in one picture. */
export function sprite(name: string, x: number, y: number, size: number, attributes = ''): string {
  const own = bodyOf(name).replace(/(id="|url\(#|href="#)/g, `$1${name}-`)
  return `<g transform="translate(${n(x - size / 2)} ${n(y - size / 2)}) scale(${(size / 128).toFixed(4)})" ${attributes}>${own}</g>`
}
