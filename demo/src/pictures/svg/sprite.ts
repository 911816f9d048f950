import { n } from './art'
import sprites from './sprites.json'

export type SpriteName = keyof typeof sprites

/** A Noto sprite (Apache-2.0) centred on x, y with the given size; its ids get its name, so that sprites can meet in one picture. */
export function sprite(name: SpriteName, x: number, y: number, size: number, attributes = ''): string {
  const own = sprites[name].replace(/(id="|url\(#|href="#)/g, `$1${name}-`)
  return `<g transform="translate(${n(x - size / 2)} ${n(y - size / 2)}) scale(${(size / 128).toFixed(4)})" ${attributes}>${own}</g>`
}
