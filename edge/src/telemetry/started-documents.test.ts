import type { ReportingDocument } from './aggregator'
import { createStartedDocuments, SILENT_MS } from './started-documents'

const document: ReportingDocument = { id: 'a', network: 'n', versions: new Map(), host: 'shell', page: 'mf-cart' }

/** How often `expire` is called. */
const EVERY_MS = 5_000

function open() {
  let now = 0
  const ends: string[] = []
  const started = createStartedDocuments(
    {
      silent: ({ id }, remote) => ends.push(`${id} silent ${remote}`),
      settled: ({ id }, remote) => ends.push(`${id} settled ${remote}`),
    },
    () => now,
  )
  const wait = (ms: number): void => {
    now += ms
    started.expire()
  }
  const pass = (): string[] => {
    for (let waited = 0; waited < SILENT_MS; waited += EVERY_MS) wait(EVERY_MS)
    return ends.splice(0)
  }
  return { ...started, wait, pass, ends }
}

test('a document that starts and says nothing more is a failure of what was at work', () => {
  const { tell, pass, expire, ends } = open()
  tell(document, 'start')
  tell({ ...document, id: 'b' }, 'start')
  tell({ ...document, id: 'b' }, 'remote')
  tell({ ...document, id: 'c', page: undefined }, 'start')
  tell({ ...document, id: 'c', page: undefined }, 'remote')
  expire()
  expect(ends).toEqual([])
  expect(pass()).toEqual(['a silent shell', 'b silent mf-cart', 'c silent shell'])
  expect(pass()).toEqual([])
})

test('a document that is shown, and one whose visitor leaves early, are none', () => {
  const { tell, pass } = open()
  for (const [id, end] of [
    ['a', 'ready'],
    ['b', 'left'],
  ] as const) {
    tell({ ...document, id }, 'start')
    tell({ ...document, id }, 'remote')
    tell({ ...document, id }, end)
  }
  tell({ ...document, id: 'c' }, 'start')
  tell({ ...document, id: 'c' }, 'left')
  expect(pass()).toEqual([])
})

test('what another instance will find silent is taken back where the document goes on', () => {
  const [first, second] = [open(), open()]
  first.tell(document, 'start')
  second.tell(document, 'remote')
  first.tell(document, 'ready')
  expect(first.pass()).toEqual([])
  expect(second.ends).toEqual(['a settled shell'])
  // Both are known to the API, which adds them up.
  const [third, fourth] = [open(), open()]
  third.tell(document, 'start')
  third.tell(document, 'remote')
  fourth.tell(document, 'ready')
  expect(fourth.ends).toEqual(['a settled mf-cart'])
  expect(third.pass()).toEqual(['a silent mf-cart'])
})

test('beacons that overtake each other leave nothing behind', () => {
  const { tell, pass } = open()
  tell(document, 'start')
  tell(document, 'ready')
  tell(document, 'remote')
  tell(document, 'left')
  expect(pass()).toEqual([])
})

test('a process that was stopped has heard nothing: its documents get their minute afterwards', () => {
  const { tell, wait, pass, ends } = open()
  tell(document, 'start')
  tell({ ...document, id: 'b' }, 'start')
  wait(10 * SILENT_MS)
  expect(ends).toEqual([])
  tell(document, 'ready')
  expect(pass()).toEqual(['b silent shell'])
})

test('a clock that is set forward fails no document', () => {
  const time = jest.spyOn(Date, 'now')
  const ends: string[] = []
  const started = createStartedDocuments({ silent: ({ id }) => ends.push(id), settled: () => {} })
  started.tell(document, 'start')
  time.mockReturnValue(Date.now() + 2 * SILENT_MS)
  started.expire()
  time.mockRestore()
  expect(ends).toEqual([])
})
