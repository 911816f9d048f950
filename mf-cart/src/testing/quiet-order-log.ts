/**
 * Captures the log entries of failed orders (spec §8), so that any other error still fails the test; returns the spy.
 */
export function quietOrderLog(): jest.SpyInstance {
  const log = console.error
  return jest.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    if (args[0] !== 'Order submit failed') log(...args)
  })
}
