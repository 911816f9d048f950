import { BRANDS } from '../../brands'
import { SHELL } from '../palettes'
import { FLOOR, lying, type Recipe, standing } from '../recipe'
import { darker, inkOn, lighter } from '../svg/colour'
import { lettering } from '../svg/lettering'
import { pickCyclic } from '../svg/pick-cyclic'
import { roundedRect } from '../svg/rounded-path'
import { faceLight } from '../svg/surface-light'
import { svgNumber } from '../svg/svg-document'

const brands = BRANDS.gadghets

/** A phone or tablet, screen lit, from above. */
export const phone: Recipe = {
  colours: SHELL.length,
  designs: 3,
  marks: 2,
  draw(svg, { colour, design, mark }) {
    const base = pickCyclic(SHELL, colour).hex
    const [w, h, r] = mark === 1 ? ([560, 720, 40] as const) : ([346, 716, 62] as const)
    const [x, y] = [500 - w / 2, 500 - h / 2]
    const skies: readonly (readonly [string, string, string])[] = [
      ['#2b4a7c', '#e88b6a', '#f6d38b'],
      ['#17363f', '#3f8f8a', '#d7e6b2'],
      ['#47306b', '#b0568a', '#f1b08c'],
    ]
    const [a, b, c] = pickCyclic(skies, design)
    const screen = `${roundedRect(x + 14, y + 14, w - 28, h - 28, r - 12)}/>`
    const icons = Array.from(
      { length: 4 },
      (_, i) => `${roundedRect(x + w / 2 - 132 + i * 70, y + h - 106, 54, 54, 15)} fill="#fff" opacity=".82"/>`,
    ).join('')
    return lying(
      `${roundedRect(x - 5, y - 5, w + 10, h + 10, r + 5)} fill="${base}"/>${roundedRect(x - 5, y - 5, w + 10, h + 10, r + 5)} fill="${faceLight(svg, base, 1.6)}"/>${roundedRect(x, y, w, h, r)} fill="#0c0d10"/><g clip-path="${svg.clip(screen)}">${screen.replace(
        '/>',
        ` fill="${svg.linear(
          [
            [0, a],
            [0.6, b],
            [1, c],
          ],
          [0, 0, 0, 1],
        )}"/>`,
      )}<circle cx="${svgNumber(500 + w * 0.16)}" cy="560" r="${svgNumber(w * 0.15)}" fill="${c}"/><path d="M${x} 700Q${svgNumber(500 - w * 0.2)} 560 500 660T${x + w} 640V${y + h}H${x}Z" fill="${a}" opacity=".85"/><path d="M${x} 780Q500 680 ${x + w} 770V${y + h}H${x}Z" fill="#0c1420" opacity=".7"/>${icons}<path d="M${x} ${y}H${svgNumber(500 + w * 0.1)}L${x} ${svgNumber(y + h * 0.7)}Z" fill="#fff" opacity=".09"/></g>` +
        lettering('10 09', { x: 500, y: y + 160, size: 56, colour: '#ffffff', weight: 0.1, tracking: 0.2 }) +
        `${roundedRect(462, y + 30, 76, 20, 10)} fill="#0c0d10"/>`,
      base,
      [500, 400],
    )
  },
}

/** A compact keyboard from above. */
export const keyboard: Recipe = {
  colours: SHELL.length,
  designs: 2,
  marks: 1,
  draw(svg, { colour, design }) {
    const base = pickCyclic(SHELL, colour).hex
    const accent = pickCyclic(SHELL, colour + 5).hex
    const key = (x: number, y: number, w: number, paint: typeof base) =>
      `${roundedRect(x, y + 5, w, 50, 9)} fill="${darker(paint, 0.45)}"/>${roundedRect(x, y, w, 48, 9)} fill="${paint}"/>${roundedRect(x + 5, y + 3, w - 10, 38, 7)} fill="${lighter(paint, 0.16)}"/>`
    const rows = [0, 1, 2, 3].map((row) => {
      let x = 142
      let keys = ''
      for (let i = 0; x < 850; i++) {
        const wide = (i === 0 && row > 0) || x > 740 ? Math.min(60 + row * 14, 858 - x) : 56
        if (wide > 30)
          keys += key(
            x,
            380 + row * 62,
            wide,
            (i === 0 && row === 0) || (row === 2 && x > 740)
              ? accent
              : design && (i === 0 || x > 740)
                ? darker(base, 0.2)
                : lighter(base, 0.12),
          )
        x += wide + 8
      }
      return keys
    })
    const space =
      key(142, 628, 90, darker(base, 0.2)) +
      key(240, 628, 90, lighter(base, 0.12)) +
      key(338, 628, 300, lighter(base, 0.12)) +
      key(646, 628, 90, lighter(base, 0.12)) +
      key(744, 628, 114, accent)
    return lying(
      `${roundedRect(112, 350, 776, 362, 30)} fill="${darker(base, 0.2)}"/>${roundedRect(112, 350, 776, 362, 30)} fill="${faceLight(svg, base, 1)}"/>${roundedRect(130, 368, 740, 326, 16)} fill="${darker(base, 0.6)}"/>${rows.join('')}${space}`,
      base,
      [320, 520],
    )
  },
}

/** A camera with a lens. */
export const camera: Recipe = {
  colours: SHELL.length,
  designs: 2,
  marks: brands.length,
  draw(svg, { colour, design, mark }) {
    const base = pickCyclic(SHELL, colour).hex
    const grip = svg.pattern(
      10,
      10,
      '<circle cx="2.500" cy="2.500" r="2" fill="#fff" fill-opacity=".12"/><circle cx="7.500" cy="7.500" r="2" fill="#000" fill-opacity=".3"/>',
    )
    const lens = (r: number, paint: string) => `<circle cx="520" cy="606" r="${r}" fill="${paint}"/>`
    return standing(
      `${roundedRect(596, 372, 96, 44, 10)} fill="#a9aeb5"/>${roundedRect(270, 384, 80, 36, 10)} fill="#a9aeb5"/><path d="M420 420L452 344H588L620 420Z" fill="${darker(base, 0.1)}"/>${roundedRect(200, 410, 600, 400, 40)} fill="${base}"/>${roundedRect(200, 488, 600, 246, 0)} fill="#25262a"/>${roundedRect(200, 488, 600, 246, 0)} fill="${grip}"/>${roundedRect(200, 410, 600, 400, 40)} fill="${faceLight(svg, base, 1.1)}"/>` +
        lettering(pickCyclic(brands, mark), {
          x: 520,
          y: 388,
          size: 22,
          colour: inkOn(base),
          weight: 0.15,
          maxWidth: 110,
        }) +
        lens(186, '#1b1c20') +
        lens(
          178,
          svg.linear(
            [
              [0, '#6a6f78'],
              [0.5, '#202226'],
              [1, '#494d55'],
            ],
            [0, 0, 1, 1],
          ),
        ) +
        lens(150, '#141518') +
        lens(
          120,
          svg.radial(
            [
              [0, '#3b2d6b'],
              [0.5, '#14243f'],
              [0.8, '#0b0d14'],
              [1, '#000000'],
            ],
            [0.42, 0.4, 0.7],
          ),
        ) +
        `<ellipse cx="476" cy="556" rx="40" ry="24" transform="rotate(-35 476 556)" fill="#fff" opacity=".55"/><circle cx="566" cy="652" r="18" fill="#9fc6e8" opacity=".4"/>${roundedRect(700, 440, 58, 34, 8)} fill="#e8e3d2"/><circle cx="262" cy="450" r="14" fill="${design ? '#c9443a' : '#6a6f78'}"/>`,
      { width: 600, tint: base, focus: [520, 600], y: FLOOR - 6 },
    )
  },
}
