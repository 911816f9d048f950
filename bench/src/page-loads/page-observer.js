// Runs before the page's scripts and records Chromium's performance entries, in milliseconds since the navigation
// started. Plain JavaScript, because a compiler's helper functions do not exist in the page.
;(() => {
  const seen = {
    fcp: 0,
    lcp: 0,
    /** The largest element and its picture. */
    lcpElement: '',
    /** Layout shifts without recent input. */
    shifts: [],
    longTasks: [],
    /** Input events that took 16 ms or more until the next paint. */
    events: [],
    hydrated: 0,
  }
  window.superiumBench = seen

  const observe = (type, take, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more })

  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  observe('largest-contentful-paint', ({ startTime, element, url }) => {
    seen.lcp = startTime
    seen.lcpElement = `${element?.tagName.toLowerCase() ?? '?'} ${url || (element?.textContent ?? '').slice(0, 40)}`
  })
  observe('layout-shift', ({ hadRecentInput, startTime, value }) => {
    if (!hadRecentInput) seen.shifts.push({ startTime, value })
  })
  observe('longtask', ({ startTime, duration }) => seen.longTasks.push({ startTime, duration }))
  const ofVisitor = ({ interactionId, name, startTime, duration }) => {
    // The browser itself sends events without an interaction id, e.g. for a resting pointer while the page is built.
    if (interactionId > 0) seen.events.push({ name, startTime, duration })
  }
  observe('event', ofVisitor, { durationThreshold: 16 })

  // React stores an element's props in a property of each element that it created or hydrated.
  const isReacts = (selector) => {
    const element = document.querySelector(selector)
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps$'))
  }
  const look = () => {
    if (['main h1', 'main :is(a[href], button)', 'header a[href]'].every(isReacts)) seen.hydrated = performance.now()
    else setTimeout(look, 10)
  }
  look()
})()
