import { closeAfterEach } from '../../testing/close-after-each'
import { ask, cartFiles, startReleaseSite } from '../../testing/start-release-site'
import { checkOwnCopies } from './check-own-copies'

closeAfterEach()

const manifest = (...shared: { name: string; version: string }[]) => ({
  ...{ name: 'mf_cart', remoteEntry: 'remoteEntry.js', exposes: [] },
  shared,
})

test.each([
  ['in its files', { react: '18.3.1' }, manifest(), 'react 18.3.1'],
  ['in its files', { 'react-router': '6.30.0' }, manifest(), 'react-router 6.30.0'],
  ['in its files', { nanostores: '1.5.5' }, manifest(), 'nanostores 1.5.5'],
  ['as a share', {}, manifest({ name: 'react/jsx-runtime', version: '19.3.1' }), 'react 19.3.1'],
  ['as a share', {}, manifest({ name: '@superium/shared/state', version: '1.6.0' }), '@superium/shared 1.6.0'],
])('a copy %s of what exists once per page is refused: %j', (_, own, shared, what) => {
  expect(checkOwnCopies({ kind: 'remote', own }, shared)).toEqual([
    expect.stringContaining(`It brings its own copy of ${what}, of which a page has one only.`),
  ])
})

test('a remote brings other libraries in any version, and consumes what exists once', () => {
  const own = { '@mui/material': '7.3.4', formik: '2.4.9', 'react-chartjs-2': '5.3.0' }
  const consumed = manifest({ name: 'react', version: '' }, { name: 'chart.js', version: '4.5.0' })
  expect(checkOwnCopies({ kind: 'remote', own }, consumed)).toEqual([])
})

test('an upload with a React of its own is refused with the reason, one with another MUI is taken', async () => {
  const site = await startReleaseSite()
  const put = (version: string, own: object) =>
    ask(site, 'PUT', `/mf-cart/${version}`, { tar: cartFiles(version, { facts: { own } }) })
  expect(await put('1.1.0', { react: '18.3.1' })).toMatchObject({
    status: 'error',
    failures: [expect.stringContaining('its own copy of react 18.3.1')],
  })
  expect(await put('1.1.0', { '@mui/material': '7.3.4' })).toMatchObject({ status: 'success' })
})
