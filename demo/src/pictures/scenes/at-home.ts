import type { Item } from '../recipe'
import { darker, lighter } from '../svg/colour'
import { roundedRect } from '../svg/rounded-path'
import type { SvgDocument } from '../svg/svg-document'
import { lay, stand } from './place-item'
import { pileOfBooks, pottedPlant, room, roomColours, tableTop, windowPane } from './room-parts'

/** On a sideboard between books and a plant. */
export function onSideboard(svg: SvgDocument, item: Item, number: number, scale = 0.62): string {
  const colours = roomColours(number)
  return (
    room(svg, colours, 900) +
    `${roundedRect(600, 120, 230, 290, 4)} fill="${lighter(colours.wall, 0.7)}"/>${roundedRect(600, 120, 230, 290, 4)} fill="none" stroke="${darker(colours.wood, 0.1)}" stroke-width="14"/><circle cx="715" cy="240" r="58" fill="${colours.cloth}"/><path d="M630 380L690 290L740 340L790 280V390H630Z" fill="${darker(colours.cloth, 0.35)}"/>` +
    tableTop(svg, colours.wood, 860, 110) +
    `<g opacity=".97">${pottedPlant(svg, 858, 802, 1.15, darker(colours.cloth, 0.1))}</g>` +
    pileOfBooks(200, 806, 0.9) +
    stand(svg, item, 500, 826, scale, colours.wood)
  )
}

/** On a windowsill in the morning. */
export function onWindowsill(svg: SvgDocument, item: Item, number: number, scale = 0.66): string {
  const colours = roomColours(number)
  const curtain = svg.linear([
    [0, lighter(colours.cloth, 0.62)],
    [0.3, lighter(colours.cloth, 0.8)],
    [0.55, lighter(colours.cloth, 0.58)],
    [1, lighter(colours.cloth, 0.76)],
  ])
  return (
    room(svg, colours, 990) +
    windowPane(svg, 190, 60, 640, 720, lighter(colours.wall, 0.75)) +
    `<path d="M0 20H210Q170 420 120 860H0ZM1000 20H810Q850 420 880 860H1000Z" fill="${curtain}"/>` +
    tableTop(svg, lighter(colours.wall, 0.5), 880, 96) +
    stand(svg, item, 500, 842, scale, colours.wall)
  )
}

/** On the bedside table, beside the bed. */
export function atBedside(svg: SvgDocument, item: Item, number: number, scale = 0.6): string {
  const colours = roomColours(number)
  const linen = lighter(colours.cloth, 0.72)
  return (
    room(svg, colours, 880) +
    `<rect x="-40" y="380" width="520" height="420" rx="36" fill="${darker(colours.wood, 0.1)}"/><path d="M-20 640Q160 560 430 620L480 900H-20Z" fill="${linen}"/><path d="M-20 720Q220 640 520 740L560 1000H-20Z" fill="${colours.cloth}"/><path d="M-20 760Q240 700 530 790" fill="none" stroke="${darker(colours.cloth, 0.2)}" stroke-width="6"/><path d="M30 560Q190 480 400 560Q420 620 380 650Q200 690 40 650Q10 610 30 560Z" fill="#f4f0e8"/><path d="M60 610Q200 570 370 612" fill="none" stroke="#d8d0c2" stroke-width="5"/>` +
    `<path d="M560 780H960V1000H560Z" fill="${darker(colours.wood, 0.15)}"/><rect x="540" y="750" width="440" height="36" rx="8" fill="${lighter(colours.wood, 0.22)}"/><rect x="600" y="830" width="320" height="110" rx="6" fill="${colours.wood}"/><circle cx="760" cy="885" r="12" fill="#d9c08a"/>` +
    stand(svg, item, 740, 756, scale, colours.wood)
  )
}

/** On the wall, above a sideboard. */
export function onWall(svg: SvgDocument, item: Item, number: number): string {
  const colours = roomColours(number)
  return (
    room(svg, colours, 930) +
    lay(svg, item, 500, 360, 0.72, 0, 20) +
    tableTop(svg, colours.wood, 860, 60) +
    `<path d="M40 900H960" stroke="${darker(colours.wood, 0.5)}" stroke-opacity=".4" stroke-width="4"/>` +
    pottedPlant(svg, 170, 826, 1, colours.cloth) +
    pileOfBooks(800, 828, 0.86)
  )
}

/** On a sofa. */
export function onSofa(svg: SvgDocument, item: Item, number: number): string {
  const colours = roomColours(number)
  const seat = svg.linear(
    [
      [0, lighter(colours.cloth, 0.25)],
      [1, darker(colours.cloth, 0.15)],
    ],
    [0, 0, 0, 1],
  )
  const sofa =
    `<path d="M90 440Q90 380 150 380H850Q910 380 910 440V760H90Z" fill="${seat}"/><path d="M500 390V690" stroke="${darker(colours.cloth, 0.3)}" stroke-width="5"/>` +
    `<path d="M60 690H940Q960 690 960 720V820Q960 850 930 850H70Q40 850 40 820V720Q40 690 60 690Z" fill="${lighter(colours.cloth, 0.12)}"/><path d="M500 694V846" stroke="${darker(colours.cloth, 0.25)}" stroke-width="5"/>` +
    `<path d="M20 560Q20 510 70 510T120 560V860H20ZM880 560Q880 510 930 510T980 560V860H880Z" fill="${darker(colours.cloth, 0.08)}"/><path d="M70 860V930M930 860V930" stroke="${darker(colours.wood, 0.3)}" stroke-width="26"/>`
  const placed =
    item.stance === 'lying' ? lay(svg, item, 420, 560, 0.56, -7) : stand(svg, item, 440, 776, 0.62, colours.cloth)
  return room(svg, colours, 820) + sofa + placed
}

/** On a rug where children play. */
export function onPlayRug(svg: SvgDocument, item: Item, number: number, scale = 0.74): string {
  const colours = roomColours(number)
  const rug = lighter(colours.cloth, 0.45)
  const shelf = `<rect x="640" y="250" width="330" height="400" rx="8" fill="${lighter(colours.wood, 0.25)}"/><path d="M660 270H950V440H660ZM660 462H950V630H660Z" fill="${darker(colours.wood, 0.2)}"/><path d="M680 440V330h34v110M720 440V310h30v130M756 440V340h40v100" fill="${colours.cloth}"/><circle cx="880" cy="396" r="44" fill="#c9a55c"/><rect x="690" y="540" width="90" height="90" rx="6" fill="#b7795c"/><path d="M830 630L880 530L930 630Z" fill="#6f8496"/>`
  const bunting = ['#b7795c', '#c9a55c', '#6f8496', '#8f9f84', '#b7795c', '#c9a55c']
    .map((tint, i) => `<path d="M${60 + i * 92} ${110 + Math.sin((i + 0.5) / 2) * 34}h70l-35 76Z" fill="${tint}"/>`)
    .join('')
  return (
    room(svg, colours, 640) +
    `<path d="M30 96Q320 190 640 96" fill="none" stroke="#8b8172" stroke-width="4"/>${bunting}${shelf}` +
    `<ellipse cx="480" cy="830" rx="450" ry="150" fill="${darker(rug, 0.12)}"/><ellipse cx="480" cy="822" rx="440" ry="142" fill="${rug}"/><ellipse cx="480" cy="822" rx="380" ry="116" fill="none" stroke="${lighter(rug, 0.5)}" stroke-width="10" stroke-dasharray="30 16"/>` +
    (item.stance === 'lying' ? lay(svg, item, 450, 780, scale * 0.8, -10) : stand(svg, item, 450, 846, scale, rug))
  )
}
