import { configure } from '@testing-library/react'

// On a busy machine a page's chunks and answers take longer than a second.
jest.setTimeout(30_000)
configure({ asyncUtilTimeout: 8000 })

/** Says whether the visitor asked for reduced motion; jsdom has no media queries. */
export function reduceMotion(reduced: boolean): void {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: reduced, media }) as MediaQueryList
}

beforeEach(() => {
  reduceMotion(false)
  sessionStorage.clear()
})
