import { parseManifest } from './manifest'

const manifest = (entry: object, more: object = {}) =>
  JSON.stringify({ name: 'mf_cart', metaData: { remoteEntry: entry }, shared: [], exposes: [], ...more })

test.each([
  [{ name: 'remoteEntry.js' }, 'remoteEntry.js'],
  [{ name: 'remoteEntry.js', path: '' }, 'remoteEntry.js'],
  [{ name: 'remoteEntry.js', path: './' }, 'remoteEntry.js'],
  [{ name: 'remoteEntry.js', path: 'js' }, 'js/remoteEntry.js'],
  [{ name: 'remoteEntry.js', path: './js/' }, 'js/remoteEntry.js'],
  [{ name: '', path: '' }, ''],
])('the entry of %j is %s for preloads, hashes and checks', (entry, file) => {
  expect(parseManifest(manifest(entry)).remoteEntry).toBe(file)
})

test('an exposed module lists the scripts and styles that load with it', () => {
  const assets = { js: { sync: ['routes.js'], async: ['later.js'] }, css: { sync: ['routes.css'] } }
  expect(parseManifest(manifest({ name: 'e.js' }, { exposes: [{ path: './routes', assets }] })).exposes).toEqual([
    { path: './routes', scripts: ['routes.js'], styles: ['routes.css'] },
  ])
})

test.each([
  ['{}', 'name must be a string'],
  [manifest({}), 'metaData.remoteEntry.name must be a string'],
  [manifest({ name: '../e.js' }), 'metaData.remoteEntry must be a file of the release'],
  [manifest({ name: 'e.js' }, { shared: null }), 'shared must be a list'],
  [manifest({ name: 'e.js' }, { exposes: [{ path: './a', assets: { js: { sync: [1] } } }] }), 'exposes[].assets'],
])('%s is refused with the name of the field', (json, reason) => {
  expect(() => parseManifest(json)).toThrow(reason)
})
