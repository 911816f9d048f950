import type { Item } from '../recipe'
import { darker, type Hex, lighter } from '../svg/colour'
import { pickCyclic } from '../svg/pick-cyclic'
import type { SvgDocument } from '../svg/svg-document'
import { lay } from './place-item'
import { pottedPlant, room, roomColours } from './room-parts'

const SKIN: readonly Hex[] = ['#e2b492', '#8d5b3f', '#c98f68', '#5e3b2a', '#efc9ab']

const skinOf = (svg: SvgDocument, number: number, across: readonly [number, number, number, number]) => {
  const skin = pickCyclic(SKIN, number)
  return {
    skin,
    paint: svg.linear(
      [
        [0, lighter(skin, 0.22)],
        [0.5, skin],
        [1, darker(skin, 0.3)],
      ],
      [...across],
    ),
  }
}

const backdrop = (svg: SvgDocument, number: number) => {
  const { wall } = roomColours(number + 2)
  const light = svg.radial(
    [
      [0, '#ffffff', 0.7],
      [1, '#ffffff', 0],
    ],
    [0.3, 0.2, 0.8],
  )
  return `<rect width="1000" height="1000" fill="${wall}"/><rect width="1000" height="1000" fill="${light}"/>`
}

const ARM =
  'M-20 350C200 330 360 372 560 366C690 362 780 330 880 300Q960 284 1020 300V690Q940 720 860 690C780 664 700 640 560 640C360 640 200 690 -20 700Z'

/** An arm across the picture, its sleeve on the left. */
function bareArm(svg: SvgDocument, number: number): string {
  const { skin, paint } = skinOf(svg, number, [0, 0, 0, 1])
  const { cloth } = roomColours(number)
  const sleeve = `<path d="M-20 310Q120 300 250 330Q276 500 250 716Q110 744 -20 740Z" fill="${darker(cloth, 0.15)}"/><path d="M250 330Q276 500 250 716" fill="none" stroke="${darker(cloth, 0.45)}" stroke-width="12"/><path d="M60 320Q90 520 66 738M150 318Q176 520 152 730" fill="none" stroke="${lighter(cloth, 0.2)}" stroke-opacity=".35" stroke-width="8"/>`
  return `${backdrop(svg, number)}<path d="${ARM}" fill="${paint}"/><path d="M700 640Q800 664 880 690M640 380Q720 372 800 344" fill="none" stroke="${darker(skin, 0.35)}" stroke-opacity=".4" stroke-width="5"/>${sleeve}`
}

/** On a wrist: the strap goes round the arm. */
export function onWrist(svg: SvgDocument, item: Item, number: number): string {
  return `${bareArm(svg, number)}<g clip-path="${svg.clip(`<path d="${ARM}"/>`)}">${lay(svg, item, 520, 503, 0.6, 0, 18)}</g>`
}

/** On a finger of a hand. */
export function onFinger(svg: SvgDocument, item: Item, number: number): string {
  const { skin, paint } = skinOf(svg, number, [0, 0, 1, 0])
  const finger = (x: number, top: number, width: number, turn: number) =>
    `<g transform="rotate(${turn} ${x} 820)"><rect x="${x - width / 2}" y="${top}" width="${width}" height="${1040 - top}" rx="${width / 2}" fill="${paint}"/><path d="M${x - width * 0.28} ${top + 62}Q${x - width * 0.28} ${top + 16} ${x} ${top + 16}T${x + width * 0.28} ${top + 62}Q${x} ${top + 76} ${x - width * 0.28} ${top + 62}Z" fill="${lighter(skin, 0.45)}"/><path d="M${x - width * 0.3} ${top + 190}q${width * 0.3} 12 ${width * 0.6} 0" fill="none" stroke="${darker(skin, 0.35)}" stroke-opacity=".5" stroke-width="4"/></g>`
  const hand = `<path d="M210 800Q500 700 800 800L860 1010H170Z" fill="${paint}"/>`
  const band = `M390 604q64 28 126 -6`
  const stones = svg.clip('<rect width="1000" height="410"/>')
  const ring =
    `<path d="${band}" fill="none" stroke="${darker(item.tint, 0.45)}" stroke-width="25"/><path d="${band}" fill="none" stroke="${item.tint}" stroke-width="20"/><path d="${band}" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="5"/>` +
    `<g transform="translate(453 606) scale(.42) translate(-500 -345)"><g clip-path="${stones}">${item.body}</g></g>`
  return `${backdrop(svg, number)}${finger(280, 330, 118, -10)}${finger(640, 210, 124, 4)}${finger(790, 330, 108, 13)}${finger(452, 160, 128, -3)}${hand}${ring}`
}

/** Round a wrist: its near half crosses the arm. */
export function roundWrist(svg: SvgDocument, item: Item, number: number): string {
  const near = svg.clip('<rect x="500" width="500" height="1000"/>')
  return (
    bareArm(svg, number) +
    `<g filter="${svg.dropShadow(8, '#3a2a22', 0.4)}"><g transform="translate(470 503) scale(.3 .6) translate(-500 -500)"><g clip-path="${near}">${item.body}</g></g></g>`
  )
}

/** Head and shoulders of somebody with closed eyes, in parts from back to front. */
function portrait(svg: SvgDocument, number: number, top: Hex, neckline: number) {
  const { skin, paint } = skinOf(svg, number, [0, 0, 1, 0])
  const hair = pickCyclic(['#3a2a22', '#1f1b1a', '#6b4427', '#2a211d', '#8a6238'] as const, number)
  const shade = darker(skin, 0.4)
  const line = (d: string, width: number, opacity = 0.8) =>
    `<path d="${d}" fill="none" stroke="${shade}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round"/>`
  return (
    `<path d="M286 60Q250 -120 500 -130T714 60Q760 330 690 540Q500 620 310 540Q240 330 286 60Z" fill="${hair}"/>` +
    `<path d="M410 380H590V560Q600 640 740 680Q900 720 930 1200H70Q100 720 260 680Q400 640 410 560Z" fill="${paint}"/><path d="M410 480Q500 590 590 480V540Q500 650 410 540Z" fill="${shade}" opacity=".3"/>` +
    `<ellipse cx="320" cy="250" rx="26" ry="50" fill="${skin}"/><ellipse cx="680" cy="250" rx="26" ry="50" fill="${darker(skin, 0.15)}"/><path d="M326 120Q314 330 384 430Q444 496 500 496T616 430Q686 330 674 120Q620 -60 500 -60T326 120Z" fill="${paint}"/>` +
    line('M386 236Q424 258 462 236M538 236Q576 258 614 236', 7) +
    line('M380 188Q424 168 464 184M536 184Q576 168 620 188', 9, 0.6) +
    line('M502 262Q488 320 506 330', 6, 0.5) +
    `<path d="M448 392Q480 382 500 390Q520 382 552 392Q500 436 448 392Z" fill="${darker(skin, 0.32)}"/>` +
    `<path d="M318 160Q330 40 500 20T682 160Q700 -100 500 -110T318 160Z" fill="${hair}"/>` +
    `<path d="M240 686Q300 ${neckline - 60} 500 ${neckline}Q700 ${neckline - 60} 760 686Q900 720 930 1200H70Q100 720 240 686Z" fill="${top}"/><path d="M240 686Q300 ${neckline - 60} 500 ${neckline}Q700 ${neckline - 60} 760 686" fill="none" stroke="${darker(top, 0.25)}" stroke-width="8"/>`
  )
}

/** Round a neck. */
export function onNeck(svg: SvgDocument, item: Item, number: number): string {
  const { cloth } = roomColours(number)
  return `${backdrop(svg, number)}<g transform="translate(0 -190)">${portrait(svg, number, darker(cloth, 0.1), 1010)}<g filter="${svg.dropShadow(5, '#3a2a22', 0.3)}"><g transform="translate(500 730) scale(.44 .62) translate(-500 -500)">${item.body}</g></g></g>`
}

/** At both ears: the pair lies apart in its drawing. */
export function atEars(svg: SvgDocument, item: Item, number: number): string {
  const { cloth } = roomColours(number)
  const half = (x: number, left: boolean) => {
    const clip = svg.clip(`<rect x="${left ? 0 : 500}" width="500" height="1000"/>`)
    return `<g transform="translate(${x} 318) scale(.26) translate(${left ? -340 : -660} -420)"><g clip-path="${clip}">${item.body}</g></g>`
  }
  return `${backdrop(svg, number)}<g transform="translate(500 430) scale(1.3) translate(-500 -300)">${portrait(svg, number, cloth, 790)}${half(320, true)}${half(680, false)}</g>`
}

/** On a hanger of a clothes rail, among others. */
export function onRail(svg: SvgDocument, item: Item, number: number): string {
  const colours = roomColours(number)
  const hanger = `<path d="M500 96Q500 60 530 66T520 112L500 130L250 232Q500 190 750 232L500 130" fill="none" stroke="${darker(colours.wood, 0.15)}" stroke-width="16" stroke-linejoin="round" stroke-linecap="round"/>`
  const other = (x: number, tint: Hex, width: number) =>
    `<path d="M${x} 96v40" stroke="#8f9296" stroke-width="8"/><path d="M${x - width} 190Q${x} 110 ${x + width} 190L${x + width + 8} 700Q${x} 726 ${x - width - 8} 700Z" fill="${tint}"/><path d="M${x - width * 0.3} 180Q${x - width * 0.2} 450 ${x - width * 0.4} 706M${x + width * 0.4} 190Q${x + width * 0.2} 450 ${x + width * 0.4} 700" fill="none" stroke="${darker(tint, 0.25)}" stroke-width="6"/>`
  return (
    room(svg, colours, 900) +
    `<path d="M40 92H960" stroke="#5c5f63" stroke-width="16" stroke-linecap="round"/><path d="M40 88H960" stroke="#b9bdc2" stroke-width="5" stroke-linecap="round"/><path d="M70 92V960M930 92V960" stroke="#5c5f63" stroke-width="14"/>` +
    other(130, colours.cloth, 34) +
    other(200, lighter(colours.wood, 0.4), 30) +
    other(880, darker(colours.cloth, 0.3), 34) +
    other(812, lighter(colours.cloth, 0.5), 28) +
    hanger +
    lay(svg, item, 500, 520, 0.82, 0, 16)
  )
}

/** Pegged to a line in the garden. */
export function onLine(svg: SvgDocument, item: Item, number: number): string {
  const { wood } = roomColours(number)
  const sky = svg.linear(
    [
      [0, '#c5dae4'],
      [0.75, '#eef0e4'],
      [1, '#dfe4c9'],
    ],
    [0, 0, 0, 1],
  )
  const peg = (x: number, y: number) =>
    `<rect x="${x - 11}" y="${y}" width="22" height="92" rx="6" fill="${lighter(wood, 0.25)}"/><path d="M${x} ${y + 30}V${y + 92}" stroke="${darker(wood, 0.35)}" stroke-width="4"/><path d="M${x - 13} ${y + 34}h26" stroke="#8f9296" stroke-width="6"/>`
  return `<rect width="1000" height="1000" fill="${sky}"/><g filter="${svg.blur(10)}"><circle cx="160" cy="900" r="240" fill="#9db58e"/><circle cx="560" cy="980" r="260" fill="#8aa67c"/><circle cx="900" cy="900" r="210" fill="#a7bc98"/></g><path d="M-20 190Q500 250 1020 180" fill="none" stroke="#f4f0e6" stroke-width="7"/>${lay(svg, item, 500, 500, 0.74, 2, 8)}${peg(410, 190)}${peg(590, 192)}`
}

/** On a hook by the door. */
export function onHook(svg: SvgDocument, item: Item, number: number): string {
  const colours = roomColours(number)
  const board = `<rect x="90" y="170" width="820" height="96" rx="12" fill="${lighter(colours.wood, 0.1)}"/><path d="M110 200H890M110 236H890" stroke="${darker(colours.wood, 0.3)}" stroke-opacity=".25" stroke-width="3"/>`
  const hook = (x: number) =>
    `<path d="M${x} 200v70q0 44 -40 40" fill="none" stroke="#4b4d50" stroke-width="18" stroke-linecap="round"/><circle cx="${x}" cy="206" r="20" fill="#5c5f63"/>`
  return `${room(svg, colours, 900)}${board}${hook(220)}${hook(790)}<path d="M190 300Q150 620 176 780Q230 800 262 780Q270 600 214 300Z" fill="${colours.cloth}"/>${lay(svg, item, 520, 540, 0.72, 0, 18)}${hook(510)}${pottedPlant(svg, 850, 920, 1.1, darker(colours.cloth, 0.2))}`
}
