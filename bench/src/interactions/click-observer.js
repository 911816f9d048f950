// Runs in the page before anything of it: tells how long it took from a click until the page's thread had
// handed over a frame with the product's heading (`ms`), and with the button that puts it into the cart (`readyMs`).
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
  // Called before a frame is painted: what is there is in that frame.
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
  // The first task after the frame, when that has been handed over; a message's way through the browser would be counted with it.
  const afterFrame = (what) =>
    scheduler.postTask(
      () => {
        watch[what] = performance.now() - clicked
      },
      { priority: 'user-blocking' },
    )
})()
