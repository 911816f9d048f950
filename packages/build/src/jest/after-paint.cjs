// jsdom paints nothing: what waits for the next frame comes at once.
exports.afterPaint = (then) => {
  then()
  return () => {}
}
