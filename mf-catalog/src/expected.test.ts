import { expectationsOf, unmetByRemote } from '@superium/shared/testing/expectations'

test('what others recorded that they expect of this remote is exposed', async () => {
  expect(expectationsOf('mf-catalog').map(({ module }) => module)).toContain('routes')
  expect(await unmetByRemote('mf-catalog')).toEqual([])
})
