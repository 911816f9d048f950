import { type Discovery, defaultDeployments } from '@superium/shared/contract'

/** A marked part of the page: its kind, its owner, and its position in the window. */
export interface Boundary {
  /** `page`, the name of a slot, or a part of the shell. */
  what: string
  /** Discovery name, e.g. `mf-cart`. */
  remote: string
  version: string
  team: string
  /** Undefined while it shows nothing. */
  box: Box | undefined
}

/** CSS pixels from the window's top left corner. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/**
 * Finds everything that is marked (`remote-boundary.tsx`, `data-part`), in the page's order, with its facts from
 * discovery.
 */
export function findBoundaries(page: ParentNode, discovery: Discovery): Boundary[] {
  const facts = new Map(defaultDeployments(discovery).map(({ extras }) => [extras.superium.name, extras.superium]))
  return [...page.querySelectorAll<HTMLElement>('[data-part], [data-remote]')].map((element) => {
    const { part, slot, remote = 'shell' } = element.dataset
    const { version = '', owner = '' } = facts.get(remote) ?? {}
    const box = part === undefined ? boxAround([...element.children]) : boxAround([element])
    return { what: part ?? slot ?? 'page', remote, version, team: owner, box }
  })
}

/** Fixed elements float over the page, so they count only when there are no others. */
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
