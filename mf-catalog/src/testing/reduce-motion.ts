/** Sets the preference for reduced motion; jsdom has no media queries. */
export function reduceMotion(reduced: boolean): void {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: reduced, media }) as MediaQueryList
}

beforeEach(() => {
  reduceMotion(false)
  sessionStorage.clear()
})
