import { n } from '../art/art'
import { darker, inkOn, lighter } from '../art/colour'
import { ballLight, faceLight } from '../art/finish'
import { lettering } from '../art/lettering'
import { box } from '../art/outline'
import { pick } from '../art/pick'
import { lid, turned } from '../art/turned'
import { BRANDS } from '../brands'
import { SHELL } from '../palettes'
import { FLOOR, lying, type Recipe, standing } from '../recipe'

const brands = BRANDS.gadghets

/** Over-ear headphones. */
export const headphones: Recipe = {
  colours: SHELL.length,
  designs: 2,
  marks: 1,
  draw(art, { colour, design }) {
    const base = pick(SHELL, colour).hex
    const arc = 'M262 600C240 300 360 190 500 190S760 300 738 600'
    const cup = (side: -1 | 1) => {
      const x = 500 + side * 232
      return (
        `<g transform="rotate(${side * 6} ${x} 620)">${box(x - 44 - side * 26, 500, 88, 260, 44)} fill="${darker(base, 0.55)}"/>${box(x - 52, 486, 104, 288, 52)} fill="${base}"/>${box(x - 52, 486, 104, 288, 52)} fill="${art.linear(
          [
            [0, '#ffffff', 0.42],
            [0.3, '#ffffff', 0.06],
            [0.7, '#000000', 0.1],
            [1, '#000000', 0.45],
          ],
        )}"/>` +
        (design === 1
          ? `<ellipse cx="${x}" cy="630" rx="26" ry="86" fill="none" stroke="${lighter(base, 0.35)}" stroke-width="4" opacity=".7"/>`
          : `${box(x - 7, 560, 14, 140, 7)} fill="${lighter(base, 0.3)}" opacity=".55"/>`) +
        '</g>'
      )
    }
    return standing(
      `<path d="${arc}" fill="none" stroke="${darker(base, 0.4)}" stroke-width="54" stroke-linecap="round"/><path d="${arc}" fill="none" stroke="${base}" stroke-width="44" stroke-linecap="round"/><path d="M274 540C262 320 370 206 500 206" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="9" stroke-linecap="round"/><path d="M320 330C370 240 440 226 500 226S630 240 680 330" fill="none" stroke="${darker(base, 0.6)}" stroke-width="26" stroke-linecap="round"/>` +
        `<path d="M256 470V580M744 470V580" stroke="#b9bec5" stroke-width="18"/>${cup(-1)}${cup(1)}`,
      { width: 480, tint: base, focus: [300, 560], y: 778 },
    )
  },
}

/** A portable or smart speaker: upright cloth cylinder, wide capsule, ball. */
export const speaker: Recipe = {
  colours: SHELL.length,
  designs: 3,
  marks: brands.length,
  draw(art, { colour, design, mark }) {
    const base = pick(SHELL, colour).hex
    const mesh = art.pattern(
      12,
      12,
      `<circle cx="3" cy="3" r="2.600" fill="#000" fill-opacity=".3"/><circle cx="9" cy="9" r="2.600" fill="#000" fill-opacity=".3"/>`,
    )
    const name = (y: number) =>
      `${box(430, y - 18, 140, 36, 6)} fill="${darker(base, 0.3)}"/>${lettering(pick(brands, mark), { x: 500, y, size: 18, colour: '#f4f1ea', weight: 0.15, maxWidth: 118 })}`
    const shapes = [
      turned(art, {
        profile: [
          [160, 330],
          [166, 350, 10],
          [166, FLOOR, 24],
          [150, FLOOR + 6],
        ],
        colour: base,
        finish: 'matte',
      }) +
        `<path d="M334 372V770Q500 830 666 770V372Q500 420 334 372Z" fill="${mesh}"/>` +
        lid(art, 500, 330, 160, lighter(base, 0.1)) +
        `<ellipse cx="500" cy="330" rx="120" ry="14" fill="none" stroke="#6fd0e8" stroke-width="6"/>` +
        name(660),
      `${box(212, 470, 576, 330, 165)} fill="${base}"/>${box(232, 470, 536, 330, 160)} fill="${mesh}"/>${box(212, 470, 576, 330, 165)} fill="${art.linear(
        [
          [0, '#ffffff', 0.4],
          [0.3, '#ffffff', 0.05],
          [0.7, '#000000', 0.15],
          [1, '#000000', 0.5],
        ],
        [0, 0, 0, 1],
      )}"/><ellipse cx="244" cy="635" rx="34" ry="118" fill="${darker(base, 0.4)}"/><ellipse cx="756" cy="635" rx="34" ry="118" fill="${darker(base, 0.55)}"/>${name(640)}`,
      `<circle cx="500" cy="600" r="214" fill="${base}"/><circle cx="500" cy="600" r="214" fill="${mesh}"/><circle cx="500" cy="600" r="214" fill="${ballLight(art, base, 0.6)}"/><ellipse cx="500" cy="426" rx="96" ry="20" fill="${darker(base, 0.5)}"/><ellipse cx="500" cy="424" rx="76" ry="12" fill="none" stroke="#f2b25c" stroke-width="5"/>${name(690)}`,
    ]
    return standing(pick(shapes, design), {
      width: pick([340, 520, 330] as const, design),
      tint: base,
      focus: [500, 600],
    })
  },
}

/** True wireless earbuds in their open case. */
export const earbuds: Recipe = {
  colours: SHELL.length,
  designs: 2,
  marks: 1,
  draw(art, { colour, design }) {
    const base = pick(SHELL, colour).hex
    const bud = (x: number) =>
      `<path d="M${x - 22} 430V${design ? 500 : 590}Q${x} ${design ? 520 : 612} ${x + 22} ${design ? 500 : 590}V430Z" fill="${base}"/><circle cx="${x}" cy="420" r="58" fill="${base}"/><circle cx="${x}" cy="420" r="58" fill="${ballLight(art, base, 0.8)}"/><ellipse cx="${x + 14}" cy="410" rx="22" ry="26" fill="${darker(base, 0.6)}"/>`
    return standing(
      `<path d="M278 470Q278 236 500 236T722 470V520H278Z" fill="${darker(base, 0.12)}"/><path d="M312 500Q312 270 500 270T688 500Z" fill="${darker(base, 0.5)}"/>${bud(410)}${bud(590)}` +
        `<path d="M270 520H730V660Q730 ${FLOOR} 580 ${FLOOR}H420Q270 ${FLOOR} 270 660Z" fill="${base}"/><path d="M270 520H730V660Q730 ${FLOOR} 580 ${FLOOR}H420Q270 ${FLOOR} 270 660Z" fill="${art.linear(
          [
            [0, '#000000', 0.25],
            [0.16, '#ffffff', 0.5],
            [0.3, '#ffffff', 0.1],
            [0.7, '#000000', 0.06],
            [1, '#000000', 0.4],
          ],
        )}"/><path d="M270 520H730V534H270Z" fill="#000" opacity=".22"/><circle cx="500" cy="610" r="8" fill="#7ddc8a"/>`,
      { width: 400, tint: base, focus: [500, 470], y: FLOOR - 6 },
    )
  },
}

/** A phone or tablet, screen lit, from above. */
export const phone: Recipe = {
  colours: SHELL.length,
  designs: 3,
  marks: 2,
  draw(art, { colour, design, mark }) {
    const base = pick(SHELL, colour).hex
    const [w, h, r] = mark === 1 ? ([560, 720, 40] as const) : ([346, 716, 62] as const)
    const [x, y] = [500 - w / 2, 500 - h / 2]
    const skies: readonly (readonly [string, string, string])[] = [
      ['#2b4a7c', '#e88b6a', '#f6d38b'],
      ['#17363f', '#3f8f8a', '#d7e6b2'],
      ['#47306b', '#b0568a', '#f1b08c'],
    ]
    const [a, b, c] = pick(skies, design)
    const screen = `${box(x + 14, y + 14, w - 28, h - 28, r - 12)}/>`
    const icons = Array.from(
      { length: 4 },
      (_, i) => `${box(x + w / 2 - 132 + i * 70, y + h - 106, 54, 54, 15)} fill="#fff" opacity=".82"/>`,
    ).join('')
    return lying(
      `${box(x - 5, y - 5, w + 10, h + 10, r + 5)} fill="${base}"/>${box(x - 5, y - 5, w + 10, h + 10, r + 5)} fill="${faceLight(art, base, 1.6)}"/>${box(x, y, w, h, r)} fill="#0c0d10"/><g clip-path="${art.clip(screen)}">${screen.replace(
        '/>',
        ` fill="${art.linear(
          [
            [0, a],
            [0.6, b],
            [1, c],
          ],
          [0, 0, 0, 1],
        )}"/>`,
      )}<circle cx="${n(500 + w * 0.16)}" cy="560" r="${n(w * 0.15)}" fill="${c}"/><path d="M${x} 700Q${n(500 - w * 0.2)} 560 500 660T${x + w} 640V${y + h}H${x}Z" fill="${a}" opacity=".85"/><path d="M${x} 780Q500 680 ${x + w} 770V${y + h}H${x}Z" fill="#0c1420" opacity=".7"/>${icons}<path d="M${x} ${y}H${n(500 + w * 0.1)}L${x} ${n(y + h * 0.7)}Z" fill="#fff" opacity=".09"/></g>` +
        lettering('10 09', { x: 500, y: y + 160, size: 56, colour: '#ffffff', weight: 0.1, tracking: 0.2 }) +
        `${box(462, y + 30, 76, 20, 10)} fill="#0c0d10"/>`,
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
  draw(art, { colour, design }) {
    const base = pick(SHELL, colour).hex
    const accent = pick(SHELL, colour + 5).hex
    const key = (x: number, y: number, w: number, paint: typeof base) =>
      `${box(x, y + 5, w, 50, 9)} fill="${darker(paint, 0.45)}"/>${box(x, y, w, 48, 9)} fill="${paint}"/>${box(x + 5, y + 3, w - 10, 38, 7)} fill="${lighter(paint, 0.16)}"/>`
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
      `${box(112, 350, 776, 362, 30)} fill="${darker(base, 0.2)}"/>${box(112, 350, 776, 362, 30)} fill="${faceLight(art, base, 1)}"/>${box(130, 368, 740, 326, 16)} fill="${darker(base, 0.6)}"/>${rows.join('')}${space}`,
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
  draw(art, { colour, design, mark }) {
    const base = pick(SHELL, colour).hex
    const grip = art.pattern(
      10,
      10,
      '<circle cx="2.500" cy="2.500" r="2" fill="#fff" fill-opacity=".12"/><circle cx="7.500" cy="7.500" r="2" fill="#000" fill-opacity=".3"/>',
    )
    const lens = (r: number, paint: string) => `<circle cx="520" cy="606" r="${r}" fill="${paint}"/>`
    return standing(
      `${box(596, 372, 96, 44, 10)} fill="#a9aeb5"/>${box(270, 384, 80, 36, 10)} fill="#a9aeb5"/><path d="M420 420L452 344H588L620 420Z" fill="${darker(base, 0.1)}"/>${box(200, 410, 600, 400, 40)} fill="${base}"/>${box(200, 488, 600, 246, 0)} fill="#25262a"/>${box(200, 488, 600, 246, 0)} fill="${grip}"/>${box(200, 410, 600, 400, 40)} fill="${faceLight(art, base, 1.1)}"/>` +
        lettering(pick(brands, mark), { x: 520, y: 388, size: 22, colour: inkOn(base), weight: 0.15, maxWidth: 110 }) +
        lens(186, '#1b1c20') +
        lens(
          178,
          art.linear(
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
          art.radial(
            [
              [0, '#3b2d6b'],
              [0.5, '#14243f'],
              [0.8, '#0b0d14'],
              [1, '#000000'],
            ],
            [0.42, 0.4, 0.7],
          ),
        ) +
        `<ellipse cx="476" cy="556" rx="40" ry="24" transform="rotate(-35 476 556)" fill="#fff" opacity=".55"/><circle cx="566" cy="652" r="18" fill="#9fc6e8" opacity=".4"/>${box(700, 440, 58, 34, 8)} fill="#e8e3d2"/><circle cx="262" cy="450" r="14" fill="${design ? '#c9443a' : '#6a6f78'}"/>`,
      { width: 600, tint: base, focus: [520, 600], y: FLOOR - 6 },
    )
  },
}
