import sprites from './sprites.json'
import { svgNumber } from './svg-document'

export type SpriteName = keyof typeof sprites

/** A Noto sprite (Apache-2.0) centred on x, y. Its ids get its name as a prefix, so that they stay unique in a picture. */
export function sprite(name: SpriteName, x: number, y: number, size: number, attributes = ''): string {
  const own = sprites[name].replace(/(id="|url\(#|href="#)/g, `$1${name}-`)
  return `<g transform="translate(${svgNumber(x - size / 2)} ${svgNumber(y - size / 2)}) scale(${(size / 128).toFixed(4)})" ${attributes}>${own}</g>`
}
