// jsdom paints nothing, so callbacks that wait for the next frame run at once.
exports.afterPaint = (then) => {
  then()
  return () => {}
}
