import type { Item } from '../recipe'
import { darker, lighter } from '../svg/colour'
import { roundedRect } from '../svg/rounded-path'
import type { SvgDocument } from '../svg/svg-document'
import { lay, stand } from './place-item'
import { cupFromAbove, pileOfBooks, pottedPlant, room, roomColours, tableTop } from './room-parts'

const boards = (svg: SvgDocument, wood: `#${string}`, number: number) => {
  const light = svg.linear(
    [
      [0, '#ffffff', 0.35],
      [0.5, '#ffffff', 0],
      [1, '#000000', 0.16],
    ],
    [0, 0, 1, 1],
  )
  const joints = [150, 352, 566, 768].map((y) => `M0 ${y + (number % 3) * 6}H1000`).join('')
  const grain = [60, 110, 210, 260, 410, 480, 620, 700, 830, 920]
    .map((y, i) => `M${-20 + i * 30} ${y}q${180 + i * 14} ${i % 2 ? 16 : -14} ${520 - i * 20} 4`)
    .join('')
  return `<rect width="1000" height="1000" fill="${lighter(wood, 0.22)}"/><path d="${grain}" fill="none" stroke="${darker(wood, 0.25)}" stroke-opacity=".22" stroke-width="4"/><path d="${joints}" stroke="${darker(wood, 0.4)}" stroke-opacity=".4" stroke-width="4"/><rect width="1000" height="1000" fill="${light}"/>`
}

/** On a desk seen from above, beside coffee and a notebook. */
export function onDesk(svg: SvgDocument, item: Item, number: number, scale = 0.7): string {
  const { wood, cloth } = roomColours(number)
  const shadow = svg.dropShadow(10, '#4b3b2a', 0.35)
  return (
    boards(svg, wood, number) +
    `<g filter="${shadow}" transform="rotate(9 150 840)">${roundedRect(30, 700, 300, 380, 14)} fill="${cloth}"/>${roundedRect(52, 700, 278, 380, 10)} fill="#f1ece1"/><path d="M90 770H300M90 820H300M90 870H260" stroke="#cfc6b4" stroke-width="6"/></g>` +
    `<g filter="${shadow}" transform="rotate(-24 870 860)">${roundedRect(850, 700, 26, 300, 10)} fill="#35383d"/><path d="M850 990L863 1040L876 990Z" fill="#d9c08a"/></g>` +
    cupFromAbove(svg, 850, 150, 82) +
    lay(svg, item, 500, 490, scale, -5, 18)
  )
}

/** On a desk seen from the front, before shelves. */
export function onStudio(svg: SvgDocument, item: Item, number: number, scale = 0.64): string {
  const colours = roomColours(number)
  return (
    room(svg, colours, 980) +
    `<rect x="90" y="250" width="820" height="20" rx="4" fill="${darker(colours.wood, 0.1)}"/><path d="M150 250V110h44v140M200 250V90h36v160M242 250V120h52v130" fill="${colours.cloth}"/><path d="M150 160h44M242 170h52" stroke="#fff" stroke-opacity=".4" stroke-width="6"/>${pottedPlant(svg, 800, 250, 0.62, '#b7795c')}` +
    tableTop(svg, colours.wood, 870, 110) +
    `${roundedRect(630, 470, 300, 200, 12)} fill="#2f3236"/>${roundedRect(644, 484, 272, 172, 4)} fill="${lighter(colours.cloth, 0.35)}"/><path d="M600 690H960L980 760H580Z" fill="#b9bdc2"/><path d="M620 700H940L950 730H610Z" fill="#8f9296"/>` +
    stand(svg, item, 380, 836, scale, colours.wood)
  )
}

/** On the floor of a gym corner. */
export function inGym(svg: SvgDocument, item: Item, number: number, scale = 0.72): string {
  const colours = roomColours(number)
  const mat = darker(colours.cloth, 0.1)
  const mirror = svg.linear(
    [
      [0, '#dfe6e6'],
      [1, '#c3cdce'],
    ],
    [0, 0, 1, 1],
  )
  if (item.stance === 'lying')
    return `${boards(svg, '#a9a49a', number)}<rect x="0" y="720" width="1000" height="300" fill="${lighter(mat, 0.2)}"/><path d="M0 740H1000" stroke="#fff" stroke-opacity=".5" stroke-width="6"/>${lay(svg, item, 500, 420, 0.74, 0, 18)}`
  return `${room(svg, colours, 680)}${roundedRect(120, 90, 380, 520, 6)} fill="${mirror}"/><path d="M180 480L380 130M240 540L460 160" stroke="#fff" stroke-width="22" stroke-opacity=".5"/><path d="M640 330H930M640 470H930" stroke="${darker(colours.wood, 0.2)}" stroke-width="18"/><circle cx="700" cy="282" r="40" fill="${colours.cloth}"/><circle cx="800" cy="274" r="48" fill="${darker(colours.cloth, 0.3)}"/>${roundedRect(670, 400, 200, 60, 30)} fill="${lighter(colours.cloth, 0.3)}"/><path d="M60 780H940L990 960H10Z" fill="${mat}"/><path d="M60 780H940" stroke="#fff" stroke-opacity=".3" stroke-width="5"/>${stand(svg, item, 480, 890, scale, mat)}`
}

/** In a garage, before a parked car. */
export function inGarage(svg: SvgDocument, item: Item, number: number, scale = 0.66): string {
  const { cloth } = roomColours(number)
  const paint = svg.linear(
    [
      [0, lighter(cloth, 0.35)],
      [0.5, cloth],
      [1, darker(cloth, 0.35)],
    ],
    [0, 0, 0, 1],
  )
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="640" r="104" fill="#26282b"/><circle cx="${x}" cy="640" r="66" fill="#a9adb2"/><circle cx="${x}" cy="640" r="22" fill="#5c5f63"/>`
  const car = `<g filter="${svg.blur(3)}" opacity=".96"><path d="M-60 620V470Q-40 440 60 430L210 300Q240 270 300 270H660Q720 270 760 310L880 430Q1000 440 1060 500V620Z" fill="${paint}"/><path d="M250 310Q270 296 300 296H460V430H130ZM500 296H650Q690 296 720 326L810 430H500Z" fill="#3f4a52"/><path d="M-60 540H1060" stroke="#fff" stroke-opacity=".25" stroke-width="6"/>${wheel(170)}${wheel(820)}</g>`
  if (item.stance === 'lying')
    return `<rect width="1000" height="1000" fill="#3a3c3f"/><path d="M0 0H1000V140Q500 230 0 140Z" fill="#2a2b2e"/><path d="M40 1000V320Q40 240 120 240H880Q960 240 960 320V1000Z" fill="#4b4e52"/><rect x="440" y="60" width="44" height="140" rx="10" fill="#1e1f21"/><rect x="560" y="80" width="120" height="90" rx="12" fill="#1e1f21"/>${lay(svg, item, 500, 600, 0.78, 0, 14)}`
  return `<rect width="1000" height="1000" fill="#cfcfca"/><path d="M0 120H1000M0 240H1000M0 360H1000" stroke="#bcbcb6" stroke-width="6"/>${car}<path d="M0 740H1000V1000H0Z" fill="#a9a8a3"/><path d="M0 740H1000" stroke="#8b8a86" stroke-width="5"/>${stand(svg, item, 470, 890, scale, '#a9a8a3')}`
}

/** At home with a cat that waits beside it. */
export function withPet(svg: SvgDocument, item: Item, number: number, scale = 0.62): string {
  const colours = roomColours(number)
  const fur = (['#4a4644', '#c0854f', '#8b8782', '#e4dccf'] as const)[number % 4] ?? '#4a4644'
  const dark = darker(fur, 0.3)
  const cat = `<g transform="translate(770 830)"><path d="M88 -20Q190 -40 176 -170Q170 -214 140 -206Q150 -100 70 -70Z" fill="${dark}"/><path d="M-96 0Q-120 -190 -30 -290H40Q120 -180 104 0Z" fill="${fur}"/><path d="M-40 0V-120M40 0V-120" stroke="${dark}" stroke-width="8" stroke-linecap="round"/><ellipse cx="-52" cy="-4" rx="40" ry="20" fill="${fur}"/><ellipse cx="50" cy="-4" rx="40" ry="20" fill="${fur}"/><path d="M-92 -440L-40 -396Q4 -408 48 -396L100 -440Q116 -330 84 -284Q40 -240 4 -240T-76 -284Q-108 -330 -92 -440Z" fill="${fur}"/><path d="M-78 -412L-44 -382L-70 -352ZM86 -412L52 -382L78 -352Z" fill="${lighter(fur, 0.3)}"/><ellipse cx="-34" cy="-326" rx="15" ry="17" fill="#d9b24f"/><ellipse cx="42" cy="-326" rx="15" ry="17" fill="#d9b24f"/><ellipse cx="-34" cy="-326" rx="5" ry="15" fill="#221d1b"/><ellipse cx="42" cy="-326" rx="5" ry="15" fill="#221d1b"/><path d="M-8 -292H16L4 -280Z" fill="#d99a8c"/><path d="M4 -280V-270M-16 -266Q-4 -258 4 -270Q12 -258 24 -266" fill="none" stroke="${darker(fur, 0.55)}" stroke-width="5" stroke-linecap="round"/></g>`
  const placed =
    item.stance === 'lying' ? lay(svg, item, 340, 720, 0.5, -8) : stand(svg, item, 340, 868, scale, colours.wood)
  return `${room(svg, colours, 720)}<rect x="90" y="120" width="300" height="360" fill="${lighter(colours.wall, 0.6)}"/><rect x="90" y="120" width="300" height="360" fill="none" stroke="${darker(colours.wood, 0.1)}" stroke-width="14"/><path d="M120 450L200 330L270 400L360 260V450Z" fill="${colours.cloth}"/>${pottedPlant(svg, 560, 724, 1.1, colours.cloth)}<ellipse cx="770" cy="832" rx="180" ry="26" fill="#000" opacity=".16"/>${cat}${placed}`
}

/** With a reader: an armchair, a lamp and a cup. */
export function inReadingCorner(svg: SvgDocument, item: Item, number: number, scale = 0.52): string {
  const colours = roomColours(number)
  const chair = `<path d="M420 300Q420 200 520 200H820Q920 200 920 300V720H420Z" fill="${colours.cloth}"/><path d="M340 520Q340 460 400 460T460 520V640H880V520Q880 460 940 460T1000 520V860H340Z" fill="${lighter(colours.cloth, 0.14)}"/><path d="M460 640H880V720H460Z" fill="${lighter(colours.cloth, 0.28)}"/><path d="M390 860V930M950 860V930" stroke="${darker(colours.wood, 0.3)}" stroke-width="24"/>`
  const lamp = `<path d="M180 900V260" stroke="#4b4d50" stroke-width="12"/><path d="M110 120H250L290 290H70Z" fill="#efe2c4"/><path d="M70 290L-60 760H420L290 290Z" fill="#fff3d2" opacity=".28"/><ellipse cx="180" cy="910" rx="90" ry="16" fill="#4b4d50"/>`
  return `${room(svg, colours, 830)}${chair}${lamp}${pileOfBooks(270, 900, 0.8)}${stand(svg, item, 670, 706, scale, colours.cloth)}`
}
