import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { n } from './art'
import type { SpriteName } from './sprite-names'

const bodies = new Map<SpriteName, string>()

// The set is 25 MB of JSON. Parsing it whole would hold up every shopper for a third of a second, so each sprite in use
// is cut out of the text when it is first drawn: its entry begins with its name, and its body is the first string in it.
function readBody(name: SpriteName): string {
  const file = readFileSync(createRequire(import.meta.url).resolve('@iconify-json/noto/icons.json'))
  const entry = file.indexOf(`"${name}": {`)
  const start = file.indexOf('"body":', entry)
  if (entry < 0 || start < 0) throw new RangeError(`the sprite set has no "${name}"`)
  let end = file.indexOf('"', file.indexOf('"', start + 7) + 1)
  while (file[end - 1] === 0x5c) end = file.indexOf('"', end + 1)
  const { body } = JSON.parse(`{${file.toString('utf8', start, end + 1)}}`) as { body: string }
  return body
}

function bodyOf(name: SpriteName): string {
  const body = bodies.get(name) ?? readBody(name)
  bodies.set(name, body)
  return body
}

/** A Noto sprite (Apache-2.0) centred on x, y with the given size; its ids are made its own, so that sprites can meet in one picture. */
export function sprite(name: SpriteName, x: number, y: number, size: number, attributes = ''): string {
  const own = bodyOf(name).replace(/(id="|url\(#|href="#)/g, `$1${name}-`)
  return `<g transform="translate(${n(x - size / 2)} ${n(y - size / 2)}) scale(${(size / 128).toFixed(4)})" ${attributes}>${own}</g>`
}
