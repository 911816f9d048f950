import { expect } from '@playwright/test'
import type { Driver, Key } from './driver'
import { type Place, placeOf } from './place-of'

/** Acts on the pages of a site as people do: waits until what they look for is there. */
export class Visitor {
  constructor(
    private readonly driver: Driver,
    private readonly site: string,
  ) {}

  /** Opens a path; waits until its document has begun, long before its scripts have run. */
  async open(path: string): Promise<void> {
    await this.driver.evaluate((address) => {
      Object.assign(window, { isLeft: true })
      location.assign(address)
    }, new URL(path, this.site).href)
    await eventually(`to open ${path}`, async () =>
      expect(await this.driver.evaluate(() => !('isLeft' in window), null)).toBe(true),
    )
  }

  back(): Promise<void> {
    return this.driver.evaluate(() => history.back(), null)
  }

  resize(width: number, height: number): Promise<void> {
    return this.driver.resize(width, height)
  }

  /** Waits for an element that is visible. */
  async see(css: string, name = /^/): Promise<void> {
    await eventually(`to see ${css} ${name}`, async () => expect(await this.#place(css, name)).not.toBeNull())
  }

  /** Waits until there is no such visible element. */
  async gone(css: string): Promise<void> {
    await eventually(`that ${css} is gone`, async () => expect(await this.#place(css)).toBeNull())
  }

  /** Presses Escape until there is no such visible element: the first may close what lies over it. */
  async escape(css: string): Promise<void> {
    await eventually(`to leave ${css} by Escape`, async () => {
      await this.driver.press('Escape')
      expect(await this.#place(css)).toBeNull()
    })
  }

  /** Waits for an address. */
  async at(address: RegExp): Promise<void> {
    await eventually(`to be at ${address}`, async () =>
      expect(await this.driver.evaluate(() => location.href, null)).toMatch(address),
    )
  }

  async click(css: string, name = /^/): Promise<void> {
    await eventually(`to click ${css} ${name}`, () => this.#tryClick(css, name))
  }

  /** Replaces the text of a field. */
  async fill(css: string, name: RegExp, text: string): Promise<void> {
    await eventually(`to choose the text of ${css} ${name}`, async () => {
      await this.#tryClick(css, name)
      await this.driver.evaluate(() => (document.activeElement as HTMLInputElement).select(), null)
    })
    await this.driver.type(text)
  }

  press(key: Key): Promise<void> {
    return this.driver.press(key)
  }

  async #tryClick(css: string, name: RegExp): Promise<void> {
    const place = await this.#place(css, name, true)
    expect(place).toMatchObject({ coveredBy: '' })
    // What moves is clicked when it has come to rest.
    expect(await this.#place(css, name, true)).toEqual(place)
    if (place) await this.driver.click(place.x, place.y)
  }

  #place(css: string, name = /^/, show = false): Promise<Place | null> {
    return this.driver.evaluate(placeOf, { css, name: name.source, show })
  }
}

/** Milliseconds: WebKit draws without a graphics card, and takes half a minute for its first page on a busy machine. */
const LONGEST_MS = 60_000

/** Tries until it works. */
const eventually = (what: string, attempt: () => Promise<void>): Promise<void> =>
  expect(attempt, what).toPass({ intervals: [50], timeout: LONGEST_MS })
