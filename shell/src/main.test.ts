const begun: string[] = []
let failure: Error | undefined
let report: jest.Mock

jest.mock('react-dom/client', () => {
  begun.push('React')
  return {}
})
jest.mock('./boot/start-site', () => {
  begun.push('site')
  return {
    startSite: async () => {
      if (failure) throw failure
    },
  }
})

beforeEach(() => {
  jest.resetModules()
  begun.length = 0
  failure = undefined
  delete window.superiumBooted
  report = jest.fn()
  const scheduler = { yield: () => new Promise((resolve) => setTimeout(resolve)) }
  Object.assign(globalThis, { scheduler, reportError: report })
  window.superiumTell = (fields) => begun.push(fields) > 0
})

/** Evaluates the file, then runs its tasks. */
async function evaluate(then = (): void => {}): Promise<void> {
  require('./main')
  then()
  for (let task = 0; task < 10; task += 1) await new Promise((resolve) => setTimeout(resolve))
}

test('nothing is evaluated or reported while the file itself is evaluated; the start is reported first', async () => {
  await evaluate(() => expect(begun).toEqual([]))
  expect(begun).toEqual(['"stage":"start"', 'React', 'site'])
  expect(window.superiumBooted).toBe(true)
})

test('a start that fails is reported', async () => {
  failure = new Error('The document carries no configuration.')
  await evaluate()
  expect(report.mock.calls).toEqual([[failure]])
  expect(window.superiumBooted).toBeUndefined()
})
