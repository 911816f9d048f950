/** One stop of a gradient: offset 0 to 1, colour, opacity (1 when absent). */
export type Stop = readonly [offset: number, colour: string, opacity?: number]

/** A number with at most two decimals, which keeps the markup small. */
export const svgNumber = (value: number): string => String(Math.round(value * 100) / 100)

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(([offset, colour, opacity]) =>
      opacity === undefined
        ? `<stop offset="${offset}" stop-color="${colour}"/>`
        : `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${svgNumber(opacity)}"/>`,
    )
    .join('')

/** Collects the definitions (gradients, clips, filters) of a drawing; equal ones are stored once. */
export class SvgDocument {
  readonly #defs = new Map<string, string>()

  #define(markup: (id: string) => string): string {
    const template = markup('')
    let id = this.#defs.get(template)
    if (id === undefined) {
      id = `d${this.#defs.size}`
      this.#defs.set(template, id)
    }
    return `url(#${id})`
  }

  /** Returns the paint of a linear gradient over the shape's box. */
  linear(stops: readonly Stop[], [x1, y1, x2, y2] = [0, 0, 1, 0]): string {
    const body = stopsOf(stops)
    return this.#define(
      (id) => `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${body}</linearGradient>`,
    )
  }

  /** Returns the paint of a radial gradient over the shape's box. */
  radial(stops: readonly Stop[], [cx, cy, r] = [0.5, 0.5, 0.5]): string {
    const body = stopsOf(stops)
    return this.#define((id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${body}</radialGradient>`)
  }

  /** Returns a blur filter; the radius is in drawing units. */
  blur(radius: number): string {
    return this.#define(
      (id) =>
        `<filter id="${id}" x="-25%" y="-25%" width="150%" height="150%"><feGaussianBlur stdDeviation="${svgNumber(radius)}"/></filter>`,
    )
  }

  /** Returns the filter of a lying item's shadow, light from the upper left. */
  dropShadow(distance: number, colour: string, opacity: number): string {
    return this.#define(
      (id) =>
        `<filter id="${id}" x="-10%" y="-10%" width="125%" height="125%"><feGaussianBlur in="SourceAlpha" stdDeviation="${svgNumber(distance)}"/>` +
        `<feOffset dx="${svgNumber(distance * 0.7)}" dy="${svgNumber(distance)}" result="s"/><feFlood flood-color="${colour}" flood-opacity="${svgNumber(opacity)}"/>` +
        `<feComposite in2="s" operator="in"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>`,
    )
  }

  /** Returns the `clip-path` of the given shapes. */
  clip(shapes: string): string {
    return this.#define((id) => `<clipPath id="${id}">${shapes}</clipPath>`)
  }

  /** Returns the paint of a repeating pattern. */
  pattern(width: number, height: number, body: string, transform = ''): string {
    return this.#define(
      (id) =>
        `<pattern id="${id}" width="${svgNumber(width)}" height="${svgNumber(height)}" patternUnits="userSpaceOnUse" patternTransform="${transform}">${body}</pattern>`,
    )
  }

  /** The whole document as SVG. */
  render(width: number, height: number, body: string): string {
    const defs = [...this.#defs].map(([markup, id]) => markup.replace('id=""', `id="${id}"`)).join('')
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${defs}</defs>${body}</svg>`
  }
}
