import { BRIGHT } from '../palettes'
import { type Recipe, standing } from '../recipe'
import { darker, type Hex, lighter, mix } from '../svg/colour'
import { pickCyclic } from '../svg/pick-cyclic'
import { ballLight } from '../svg/surface-light'

const bright = (index: number): Hex => pickCyclic(BRIGHT, index).hex

const FUR: readonly Hex[] = ['#b98556', '#d8c8b4', '#c8693c', '#ece9e4', '#9aa1a8', '#d9a65a']

type Ball = (x: number, y: number, rx: number, ry: number, paint: Hex, turn?: number) => string

/** What makes each animal: behind the head, and on its face; bear, rabbit, fox, panda, koala, lion. */
const HEADS: readonly ((ball: Ball, fur: Hex) => readonly [behind: string, face: string])[] = [
  (ball, fur) => [
    ball(376, 292, 58, 58, fur) +
      ball(624, 292, 58, 58, fur) +
      ball(376, 296, 30, 30, lighter(fur, 0.5)) +
      ball(624, 296, 30, 30, lighter(fur, 0.5)),
    ball(500, 448, 74, 54, lighter(fur, 0.55)),
  ],
  (ball, fur) => [
    ball(428, 190, 42, 130, fur, -8) +
      ball(572, 190, 42, 130, fur, 8) +
      ball(428, 200, 22, 98, '#dfb0a4', -8) +
      ball(572, 200, 22, 98, '#dfb0a4', 8),
    ball(500, 450, 64, 44, lighter(fur, 0.6)),
  ],
  (ball, fur) => [
    `<path d="M352 372L346 204L470 286ZM648 372L654 204L530 286Z" fill="${fur}" stroke="${fur}" stroke-width="26" stroke-linejoin="round"/><path d="M366 318L362 240L424 282ZM634 318L638 240L576 282Z" fill="${darker(fur, 0.4)}"/>`,
    ball(438, 452, 66, 52, '#f3e9dc') + ball(562, 452, 66, 52, '#f3e9dc') + ball(500, 470, 44, 40, '#f3e9dc'),
  ],
  (ball, fur) => [
    ball(372, 288, 56, 56, '#34353a') + ball(628, 288, 56, 56, '#34353a'),
    ball(430, 392, 38, 48, '#34353a', 24) +
      ball(570, 392, 38, 48, '#34353a', -24) +
      ball(500, 454, 60, 42, lighter(fur, 0.4)),
  ],
  (ball, fur) => [
    ball(340, 330, 84, 80, fur) +
      ball(660, 330, 84, 80, fur) +
      ball(340, 336, 50, 46, '#e6d3cf') +
      ball(660, 336, 50, 46, '#e6d3cf'),
    ball(500, 460, 56, 40, lighter(fur, 0.5)),
  ],
  (ball, fur) => [
    Array.from({ length: 14 }, (_, i) => {
      const turn = (i / 14) * Math.PI * 2
      return ball(Math.round(500 + Math.cos(turn) * 138), Math.round(400 + Math.sin(turn) * 132), 56, 56, '#9c5f34')
    }).join(''),
    ball(500, 448, 76, 54, lighter(fur, 0.55)),
  ],
]

/** A sitting plush animal: a body, limbs and head of balls. */
export const plush: Recipe = {
  colours: BRIGHT.length,
  designs: HEADS.length,
  marks: 1,
  draw(svg, { colour, design }) {
    const fur = pickCyclic(FUR, design)
    const paws: Hex = design === 3 ? '#3a3b3f' : darker(fur, 0.12)
    const ball: Ball = (x, y, rx, ry, paint, turn = 0) =>
      `<g transform="rotate(${turn} ${x} ${y})"><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${paint}"/><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${ballLight(svg, paint, 0.42)}"/></g>`
    const [behind, face] = pickCyclic(HEADS, design)(ball, fur)
    const eye = (x: number) =>
      `<circle cx="${x}" cy="392" r="17" fill="#26211f"/><circle cx="${x - 5}" cy="386" r="5.500" fill="#fff"/>`
    const nose = design === 4 ? ball(500, 432, 32, 44, '#3a3532') : ball(500, 426, 25, 18, '#3a2f2b')
    const mouth =
      '<path d="M500 444V462M470 468Q486 482 500 464Q514 482 530 468" fill="none" stroke="#3a2f2b" stroke-width="6" stroke-linecap="round"/>'
    const bow = `<path d="M500 560L420 520V604ZM500 560L580 520V604Z" fill="${bright(colour)}" stroke="${darker(bright(colour), 0.3)}" stroke-width="4" stroke-linejoin="round"/><circle cx="500" cy="560" r="20" fill="${darker(bright(colour), 0.15)}"/>`
    return standing(
      ball(340, 640, 58, 110, paws, 32) +
        ball(660, 640, 58, 110, paws, -32) +
        ball(500, 680, 170, 150, fur) +
        ball(500, 700, 104, 100, lighter(fur, 0.5)) +
        ball(376, 778, 84, 62, paws) +
        ball(624, 778, 84, 62, paws) +
        ball(366, 782, 40, 34, lighter(fur, 0.5)) +
        ball(634, 782, 40, 34, lighter(fur, 0.5)) +
        behind +
        ball(500, 400, 154, 138, fur) +
        face +
        eye(436) +
        eye(564) +
        nose +
        (design === 4 ? '' : mouth) +
        bow,
      { width: 440, tint: mix(bright(colour), fur, 0.4), focus: [500, 450], y: 822 },
    )
  },
}
