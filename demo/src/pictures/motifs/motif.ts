import { svgNumber } from '../svg/svg-document'
import { animals } from './animals'
import { fruitAndPlants } from './fruit-and-plants'
import { placesAndThings } from './places-and-things'

const motifs: Record<string, () => string> = { ...animals, ...fruitAndPlants, ...placesAndThings }

/** The name of a motif. */
export type MotifName = keyof typeof animals | keyof typeof fruitAndPlants | keyof typeof placesAndThings

/** A flat drawing for prints and labels, `size` units wide and centred on x, y. */
export function motif(name: MotifName, x: number, y: number, size: number, attributes = ''): string {
  const corner = [x - size / 2, y - size / 2].map(svgNumber).join(' ')
  return `<g transform="translate(${corner}) scale(${svgNumber(size / 100)})" ${attributes}>${motifs[name]?.() ?? ''}</g>`
}

/** The names of all motifs. */
export const motifNames = Object.keys(motifs) as MotifName[]
