import { parseReleaseStep, parseReleasesState } from './revision-and-releases-state'

const step = {
  number: 3,
  at: '2026-11-20T09:30:00.000Z',
  by: { kind: 'team', name: 'mf-cart' },
  action: 'canary',
  changes: [{ name: 'mf-cart', version: '1.1.0', traffic: 10 }],
  why: '',
}

const live = {
  version: '1.0.0',
  traffic: 100,
  default: true,
  since: step.at,
  by: step.by,
  commit: 'abc',
  routes: ['/cart'],
  slots: [],
  shared: { react: '^19.0.0' },
}

const name = { name: 'mf-cart', kind: 'remote', owner: 'Cart', live: [live], rollbackTo: null, versions: ['1.0.0'] }

test('parses a response of the release API', () => {
  const state = { revision: 3, names: [name], history: [step] }
  expect(parseReleasesState(state)).toEqual(state)
  expect(parseReleasesState({ ...state, names: [{ ...name, rollbackTo: '0.9.0' }] }).names[0]?.rollbackTo).toBe('0.9.0')
})

test('an error names the wrong field', () => {
  expect(() =>
    parseReleasesState({ revision: 3, names: [{ ...name, live: [{ ...live, traffic: 101 }] }], history: [] }),
  ).toThrow('names[0].live[0].traffic must be a number from 0 to 100')
  expect(() => parseReleaseStep({ ...step, action: 'undo' })).toThrow('action must be')
})
