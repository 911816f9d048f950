import { type Discovery, defaultDeployments } from '@superium/shared/contract'

/** A piece of the page that is open: what it is, whose, and where it is in the window. */
export interface Boundary {
  /** `page`, the name of a slot, or of a part of the shell. */
  what: string
  /** Discovery name, e.g. `mf-cart`. */
  remote: string
  version: string
  team: string
  /** Undefined while it shows nothing. */
  box: Box | undefined
}

/** CSS pixels from the window's corner. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Everything that is marked (`pieces/piece.tsx`, `data-part`), in the page's order, with the facts that discovery has. */
export function findBoundaries(page: ParentNode, discovery: Discovery): Boundary[] {
  const facts = new Map(defaultDeployments(discovery).map(({ extras }) => [extras.superium.name, extras.superium]))
  return [...page.querySelectorAll<HTMLElement>('[data-part], [data-remote]')].map((element) => {
    const { part, slot, remote = 'shell' } = element.dataset
    const { version = '', owner = '' } = facts.get(remote) ?? {}
    const box = part === undefined ? boxAround([...element.children]) : boxAround([element])
    return { what: part ?? slot ?? 'page', remote, version, team: owner, box }
  })
}

/** What is fixed hangs over the page: it counts only where a piece is nothing else. */
function boxAround(elements: Element[]): Box | undefined {
  const shown = elements.filter((one) => one.getClientRects().length > 0)
  const inFlow = shown.filter((one) => getComputedStyle(one).position !== 'fixed')
  const boxes = (inFlow.length > 0 ? inFlow : shown)
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
  if (boxes.length === 0) return undefined
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const right = Math.max(...boxes.map((box) => box.right))
  const bottom = Math.max(...boxes.map((box) => box.bottom))
  return { left, top, width: right - left, height: bottom - top }
}
