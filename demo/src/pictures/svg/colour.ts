/** A colour as `#rrggbb`. */
export type Hex = `#${string}`

type Lab = readonly [l: number, a: number, b: number]

const toLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
const toGamma = (c: number) => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055)

// Oklab (Ottosson 2020) keeps the hue when colours are mixed.
function toLab(hex: Hex): Lab {
  const channel = (at: number) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const [r, g, b] = [channel(1), channel(3), channel(5)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromLab([l, a, b]: Lab): Hex {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ].map((c) =>
    Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, c)))) * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${channels.join('')}`
}

/** The colour between `from` (t = 0) and `to` (t = 1). */
export function mix(from: Hex, to: Hex, t: number): Hex {
  const [a, b] = [toLab(from), toLab(to)]
  return fromLab([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t])
}

/** The colour mixed with white, t from 0 to 1. */
export const lighter = (colour: Hex, t: number): Hex => mix(colour, '#ffffff', t)

/** The colour in shade, t from 0 to 1: darker and slightly cooler, never black. */
export function darker(colour: Hex, t: number): Hex {
  const [l, a, b] = toLab(colour)
  return fromLab([l * (1 - 0.88 * t), a * (1 - 0.6 * t), b * (1 - 0.6 * t) - 0.012 * t])
}

/** Perceived lightness, 0 to 1. */
export const lightness = (colour: Hex): number => toLab(colour)[0]

/** The same hue at a given lightness (0 to 1) and at most the given chroma (0 to about 0.3). */
export function tone(colour: Hex, l: number, chroma: number): Hex {
  const [, a, b] = toLab(colour)
  const own = Math.hypot(a, b)
  const scale = own < 0.005 ? 0 : Math.min(own, chroma) / own
  return fromLab([l, a * scale, b * scale])
}

/** Dark ink on light colours, pale ink on dark ones. */
export const inkOn = (colour: Hex): Hex => (lightness(colour) > 0.62 ? darker(colour, 0.72) : lighter(colour, 0.86))
