// Runs in the page before anything of it: tells how long it took from a click until a product's heading was painted (`ms`), and
// until it could be put into the cart (`readyMs`).
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
  // Called before a frame is painted: what is there is in that frame, and the task after it runs when it has been handed over.
  const look = () => {
    if (!location.pathname.startsWith('/product-detail/')) {
      requestAnimationFrame(look)
      return
    }
    const shown = document.querySelector('main h1')?.textContent === window.superiumExpected
    if (shown && watch.ms === 0) afterFrame('ms')
    const buttons = [...document.querySelectorAll('main h1')].flatMap((heading) => [
      ...(heading.parentElement?.parentElement?.querySelectorAll('button') ?? []),
    ])
    if (shown && buttons.some(({ textContent }) => /add to cart/i.test(textContent))) afterFrame('readyMs')
    else requestAnimationFrame(look)
  }
  const afterFrame = (what) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      watch[what] = performance.now() - clicked
    }
    port2.postMessage(undefined)
  }
})()
