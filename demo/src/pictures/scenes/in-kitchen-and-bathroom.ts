import { motif } from '../motifs/motif'
import type { Item } from '../recipe'
import { darker, lighter } from '../svg/colour'
import { roundedRect } from '../svg/rounded-path'
import type { SvgDocument } from '../svg/svg-document'
import { lay, stand } from './place-item'
import { roomColours, tableTop, tiles } from './room-parts'

const rail = (y: number) =>
  `<path d="M60 ${y}H940" stroke="#8f9296" stroke-width="14" stroke-linecap="round"/><path d="M60 ${y - 4}H940" stroke="#e6e8ea" stroke-width="4" stroke-linecap="round"/>`

const spoon = (x: number, y: number) =>
  `<path d="M${x} ${y}v150" stroke="#a9794a" stroke-width="14" stroke-linecap="round"/><ellipse cx="${x}" cy="${y + 190}" rx="30" ry="46" fill="#b98a58"/>`

const bowl = (x: number, y: number, tint: string) =>
  `<path d="M${x - 110} ${y - 80}H${x + 110}Q${x + 96} ${y} ${x + 40} ${y}H${x - 40}Q${x - 96} ${y} ${x - 110} ${y - 80}Z" fill="${tint}"/><circle cx="${x - 48}" cy="${y - 92}" r="36" fill="#e0b24c"/><circle cx="${x + 20}" cy="${y - 100}" r="38" fill="#d68a42"/><circle cx="${x + 66}" cy="${y - 86}" r="28" fill="#a8b56a"/><path d="M${x - 110} ${y - 80}H${x + 110}L${x + 106} ${y - 62}H${x - 106}Z" fill="${tint}"/>`

/** On a kitchen counter before a tiled wall. */
export function inKitchen(svg: SvgDocument, item: Item, number: number, scale = 0.64): string {
  const { wall, wood, cloth } = roomColours(number)
  const back = tiles(svg, lighter(wall, 0.35), 780) + rail(150)
  return (
    back +
    spoon(700, 160) +
    spoon(790, 160) +
    `${roundedRect(150, 156, 120, 190, 6)} fill="${lighter(cloth, 0.4)}"/><path d="M150 300h120M150 318h120" stroke="${cloth}" stroke-width="8"/>` +
    tableTop(svg, wood, 870, 100) +
    bowl(830, 826, cloth) +
    stand(svg, item, 430, 840, scale, wood)
  )
}

/** On a hob, seen from above. */
export function onHob(svg: SvgDocument, item: Item, number: number): string {
  const { wood, cloth } = roomColours(number)
  const ring = (x: number, y: number, r: number) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#6f757b" stroke-width="5"/><circle cx="${x}" cy="${y}" r="${r * 0.72}" fill="none" stroke="#575d63" stroke-width="4"/>`
  const glass = svg.linear(
    [
      [0, '#43484d'],
      [0.5, '#24272a'],
      [1, '#2f3337'],
    ],
    [0, 0, 1, 1],
  )
  return `<rect width="1000" height="1000" fill="${lighter(wood, 0.35)}"/><path d="M0 90H1000M0 948H1000" stroke="${darker(wood, 0.2)}" stroke-opacity=".3" stroke-width="5"/>${roundedRect(70, 60, 860, 880, 26)} fill="${glass}"/>${ring(280, 250, 130)}${ring(720, 250, 110)}${ring(280, 740, 110)}${ring(720, 740, 150)}<path d="M180 120L560 900" stroke="#fff" stroke-opacity=".06" stroke-width="120"/><g transform="rotate(24 880 760)">${roundedRect(850, 560, 22, 330, 10)} fill="#a9794a"/><ellipse cx="861" cy="540" rx="36" ry="56" fill="#b98a58"/></g>${lay(svg, item, 440, 500, 0.86, 0, 20)}<path d="M0 960H300Q310 1000 290 1010H0Z" fill="${cloth}"/>`
}

/** On a counter where somebody cooks, seen from above. */
export function onWorktop(svg: SvgDocument, item: Item, number: number): string {
  const { cloth } = roomColours(number)
  const stone = svg.radial(
    [
      [0, '#f1efea'],
      [1, '#d9d5cc'],
    ],
    [0.3, 0.25, 0.9],
  )
  const specks = Array.from(
    { length: 60 },
    (_, i) => `<circle cx="${(i * 167) % 1000}" cy="${(i * 389) % 1000}" r="${2 + (i % 3)}"/>`,
  ).join('')
  const shadow = svg.dropShadow(9, '#4b3b2a', 0.3)
  return `<rect width="1000" height="1000" fill="${stone}"/><g fill="#b9b2a4" opacity=".7">${specks}</g><g filter="${shadow}" transform="rotate(-8 130 850)"><path d="M-40 640H250V1040H-40Z" fill="${lighter(cloth, 0.35)}"/><path d="M-40 700H250M-40 740H250M190 640V1040M220 640V1040" stroke="${cloth}" stroke-width="8"/></g><g filter="${shadow}">${motif('lemon', 850, 170, 190)}${motif('orange', 700, 120, 150)}</g><g filter="${shadow}"><circle cx="840" cy="860" r="104" fill="#e9e3d6"/></g><circle cx="840" cy="860" r="84" fill="#c9d3a8"/><path d="M790 860q30 -50 60 -10t40 30M800 890q40 -20 80 10" fill="none" stroke="#7d9460" stroke-width="14" stroke-linecap="round"/>${lay(svg, item, 500, 500, 0.84, -8, 20)}`
}

/** On a shelf under the bathroom mirror, beside a towel. */
export function inBathroom(svg: SvgDocument, item: Item, number: number, scale = 0.62): string {
  const { wall, cloth } = roomColours(number)
  const stone = '#e5e2dc'
  const mirror = svg.linear(
    [
      [0, '#e9eff0'],
      [0.5, '#cfd9db'],
      [1, '#eef2f2'],
    ],
    [0, 0, 1, 1],
  )
  const towels = [0, 1, 2]
    .map(
      (i) =>
        `${roundedRect(706, 756 - i * 56, 230, 54, 26)} fill="${i === 1 ? lighter(cloth, 0.65) : lighter(cloth, 0.25)}"/>${roundedRect(706, 772 - i * 56, 230, 8, 4)} fill="#fff" opacity=".35"/>`,
    )
    .join('')
  return (
    tiles(svg, lighter(wall, 0.25), 820, 100, 100) +
    `<circle cx="470" cy="320" r="292" fill="#b79a63"/><circle cx="470" cy="320" r="278" fill="${mirror}"/><path d="M300 480L560 130M350 530L640 150" stroke="#fff" stroke-width="26" stroke-opacity=".4"/>` +
    tableTop(svg, stone, 870, 90) +
    towels +
    (item.stance === 'lying'
      ? `<ellipse cx="400" cy="820" rx="300" ry="40" fill="${darker(stone, 0.18)}"/>${lay(svg, item, 400, 600, 0.56, -4)}`
      : stand(svg, item, 410, 842, scale, stone))
  )
}

/** On a laid table with a view of a garden. */
export function onGardenTable(svg: SvgDocument, item: Item, number: number, scale = 0.68): string {
  const { cloth } = roomColours(number)
  const sky = svg.linear(
    [
      [0, '#cfdfe6'],
      [0.6, '#f0eedd'],
      [1, '#e2e4c8'],
    ],
    [0, 0, 0, 1],
  )
  const blob = (x: number, y: number, r: number, tint: string) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${tint}"/>`
  const garden = `<g filter="${svg.blur(9)}">${blob(90, 560, 190, '#8fa883')}${blob(300, 610, 150, '#7d9a72')}${blob(820, 520, 230, '#92ab86')}${blob(600, 620, 150, '#a3b894')}${blob(980, 640, 170, '#7d9a72')}<path d="M0 640H1000V800H0Z" fill="#b5c39c"/></g>`
  const linen = svg.linear(
    [
      [0, '#f3eee4'],
      [1, lighter(cloth, 0.72)],
    ],
    [0, 0, 0, 1],
  )
  const glass = (x: number) =>
    `<path d="M${x - 52} 640L${x - 42} 812Q${x} 826 ${x + 42} 812L${x + 52} 640Z" fill="#fff" fill-opacity=".34" stroke="#fff" stroke-opacity=".7" stroke-width="4"/><path d="M${x - 48} 700L${x - 42} 810Q${x} 824 ${x + 42} 810L${x + 48} 700Z" fill="#dba94f" fill-opacity=".72"/><ellipse cx="${x}" cy="640" rx="52" ry="11" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="4"/>`
  return `<rect width="1000" height="1000" fill="${sky}"/>${garden}<path d="M0 770H1000V1000H0Z" fill="${linen}"/><path d="M0 770H1000" stroke="#fff" stroke-width="6" stroke-opacity=".7"/>${glass(740)}${glass(862)}${stand(svg, item, 430, 850, scale, '#d9d2c2')}`
}
