import { releaseUrl } from './release-file'

test.each([
  ['/assets/shell/1.0.0/mf-manifest.json', 'main.js', '/assets/shell/1.0.0/main.js'],
  ['/assets/shell/1.0.0/mf-manifest.json', 'js/main.js', '/assets/shell/1.0.0/js/main.js'],
  ['http://localhost:4000/mf-manifest.json', 'main.js', 'http://localhost:4000/main.js'],
])('beside %s, %s is %s', (manifest, file, url) => {
  expect(releaseUrl(manifest, file)).toBe(url)
})

test.each([
  '../secret.js',
  '/etc/passwd',
  '//evil.example/x.js',
  'https://evil.example/x.js',
  'javascript:alert(1)',
  'a/../../x.js',
])('%s is not in the folder of a release', (file) => {
  expect(() => releaseUrl('/assets/shell/1.0.0/mf-manifest.json', file)).toThrow('is not in the folder')
})
