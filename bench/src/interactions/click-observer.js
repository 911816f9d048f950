// Runs before the page's scripts. Measures the milliseconds from a click until the main thread submits a frame with the
// product's heading (`ms`) and with its Add to cart button (`readyMs`).
;(() => {
  const watch = { ms: 0, readyMs: 0 }
  window.superiumClick = watch
  let clicked = 0
  addEventListener(
    'click',
    (event) => {
      clicked = event.timeStamp
      watch.ms = 0
      watch.readyMs = 0
      requestAnimationFrame(look)
    },
    { capture: true },
  )
  // Runs before a frame is painted, so the current document is the content of that frame.
  const look = () => {
    const headings = [...document.querySelectorAll('main h1')].filter(
      (heading) => heading.textContent === window.superiumExpected && !heading.closest('[inert]'),
    )
    if (headings.length > 0 && watch.ms === 0) afterFrame('ms')
    const buttons = headings.flatMap((heading) => [
      ...(heading.parentElement?.parentElement?.querySelectorAll('button') ?? []),
    ])
    if (buttons.some(({ textContent }) => /add to cart/i.test(textContent))) afterFrame('readyMs')
    else requestAnimationFrame(look)
  }
  // The first task after the frame is submitted; waiting for a message would add the time of its way through the
  // browser.
  const afterFrame = (what) =>
    scheduler.postTask(
      () => {
        watch[what] = performance.now() - clicked
      },
      { priority: 'user-blocking' },
    )
})()
