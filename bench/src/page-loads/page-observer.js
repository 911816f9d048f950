// Runs in the page before anything of its own, and notes what Chromium tells of its pace. All times are milliseconds
// since the navigation began. Plain JavaScript: a compiler's helpers would not be there in the page.
;(() => {
  const seen = {
    fcp: 0,
    lcp: 0,
    /** What was painted: element and picture. */
    lcpElement: '',
    /** Layout shifts that no input caused. */
    shifts: [],
    longTasks: [],
    /** Events of presses, taps and keys that took 16 ms or more until the next paint. */
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
    // The browser itself tells what came to lie under a pointer that rests at the window's corner while the page is built.
    if (interactionId > 0) seen.events.push({ name, startTime, duration })
  }
  observe('event', ofVisitor, { durationThreshold: 16 })

  // React notes the props of an element that it has made or taken over as a property of the element.
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
