// Live updates for a remote's development build in a running site: an edit replaces parts of the open page without a
// reload. The site's React is a production build, which React Refresh cannot use, so a changed component loses its state.
// JavaScript, because a build bundles the file as it is, also from the packed package.
import { useRevalidator } from '@superium/shared/router'
import { Component, createElement, useEffect, useRef, useSyncExternalStore } from 'react'

/** Set after a failure, which cannot be replaced in the open page: the next edit reloads it. */
let broken = false
let updates = 0

/**
 * The default export of an exposed module, routes or a component, with parts that are always those of the newest build.
 * @param {unknown} first
 */
export function live(first) {
  return Array.isArray(first) ? liveRoutes(first) : liveSlot(first)
}

function liveSlot(first) {
  const part = changing({ Component: first })
  return { shown: part.Current, update: (Component) => replaced(() => part.set({ Component })) }
}

function liveRoutes(first) {
  const routes = first.map(liveRoute)
  const update = (next) =>
    replaced(() => {
      if (next.length !== first.length || next.some(({ path }, index) => path !== first[index].path)) return reload()
      return Promise.all(next.map((route, index) => routes[index].set(route)))
    })
  return { shown: routes.map(({ shown }) => shown), update }
}

function liveRoute(first) {
  const [place, firstParts] = placeAndParts(first)
  let parts = firstParts
  let page
  const handle = {}
  const loaded = async () => {
    const { lazy, ...own } = parts
    const whole = { ...own, ...(await lazy?.()) }
    Object.assign(handle, whole.handle)
    return whole
  }
  const lazy = () =>
    watched(async () => {
      page ??= changing(await loaded(), NewestData)
      const { element: _, ...now } = page.get()
      const loader = (args) => watched(async () => (await page.get().loader?.(args)) ?? null)
      return { ...now, Component: page.Current, loader, ...(now.handle && { handle }) }
    })
  return {
    shown: { ...place, lazy },
    async set(next) {
      parts = placeAndParts(next)[1]
      if (page) page.set(await loaded())
    },
  }
}

/** A route's position, which an edit cannot change in an open page, and the parts that are shown there. */
function placeAndParts({ Component, element, loader, lazy, ...place }) {
  return [place, { ...(Component && { Component }), ...(element && { element }), ...(loader && { loader }), lazy }]
}

/** A value that a component shows, the newest page or slot; `Beside` gets it, too. */
function changing(value, Beside) {
  const listeners = new Set()
  const get = () => value
  const subscribe = (listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  function Current(props) {
    const now = useSyncExternalStore(subscribe, get, get)
    return createElement(
      Watch,
      null,
      Beside && createElement(Beside, { now }),
      now.Component ? createElement(now.Component, props) : now.element,
    )
  }
  return {
    get,
    Current,
    set(next) {
      value = next
      for (const listener of listeners) listener()
    },
  }
}

/** Asks a changed page's loader for its data. */
function NewestData({ now }) {
  const { revalidate } = useRevalidator()
  const shown = useRef(now)
  useEffect(() => {
    if (shown.current === now) return
    shown.current = now
    revalidate()
  }, [now, revalidate])
  return null
}

/** React has error boundaries only as classes. The site shows the failure; this one only records it. */
class Watch extends Component {
  state = { error: undefined }

  // Not `componentDidCatch`: React calls it only for a boundary that shows something itself.
  static getDerivedStateFromError(error) {
    broken = true
    if (updates > 0) reload()
    return { error }
  }

  render() {
    if (this.state.error !== undefined) throw this.state.error
    return this.props.children
  }
}

async function watched(work) {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Response)) broken = true
    throw error
  }
}

async function replaced(set) {
  updates += 1
  try {
    if (broken) reload()
    else await set()
  } catch {
    reload()
  }
}

const reload = () => location.reload()
