/** An element: the first visible one that the selector and the pattern of its accessible name (or text) fit. */
export interface Target {
  css: string
  /** The source of a regular expression. */
  name: string
}

/** Where the middle of an element is, in pixels of the window. */
export interface Place {
  x: number
  y: number
  /** The beginning of the markup of what a click there hits instead; empty if it hits the element. */
  coveredBy: string
}

/**
 * The place of an element, which is brought into view before if `show` and needed; null if there is none. It runs in a
 * page: drivers send its text there, so it uses nothing from around it.
 */
export function placeOf({ css, name, show }: Target & { show: boolean }): Place | null {
  const pattern = new RegExp(name)
  const textOf = (elements: Iterable<Element | null>): string =>
    [...elements].map((one) => one?.textContent ?? '').join(' ')
  const nameOf = (one: HTMLElement): string => {
    const ids = one.getAttribute('aria-labelledby')?.split(' ') ?? []
    const label = one.getAttribute('aria-label') ?? textOf(ids.map((id) => document.getElementById(id)))
    const own = label || textOf((one as HTMLInputElement).labels ?? []) || textOf([one])
    return own.replaceAll(/\s+/g, ' ').trim()
  }
  const element = [...document.querySelectorAll<HTMLElement>(css)].find(
    (one) => one.checkVisibility({ visibilityProperty: true }) && pattern.test(nameOf(one)),
  )
  if (!element) return null
  const place = (): Place => {
    const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect()
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
    const hit = document.elementFromPoint(x, y)
    return { x, y, coveredBy: element.contains(hit) ? '' : (hit?.outerHTML ?? 'nothing').slice(0, 200) }
  }
  // Not always: Safari would also scroll for what sticks.
  if (show && place().coveredBy) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return place()
}
