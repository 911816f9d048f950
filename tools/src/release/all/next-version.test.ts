import { newestOfLine, nextVersion } from './next-version'

test.each<[string, string[], number | undefined, string]>([
  ['the number of commits', ['1.0.0-ab12cd34'], 412, '1.0.412'],
  ['the number of commits, above what the site has', ['1.0.400', '1.0.0'], 412, '1.0.412'],
  ['one more than the site has, of an older clone', ['1.0.9', '1.0.412'], 400, '1.0.413'],
  ['one more than the site has, of a changed folder', ['1.0.412'], 412, '1.0.413'],
  ['one more than the site has, without a history', ['1.0.9', '1.0.10'], undefined, '1.0.11'],
  ['nought, without a history and a release', ['1.0.0-ab12cd34'], undefined, '1.0.0'],
  ['a number within its line', ['1.1.900', '1.10.7', '2.0.8'], 412, '1.0.412'],
])('the last number is %s', (_, stored, commits, version) => {
  expect(nextVersion('1.0.0', stored, commits)).toBe(version)
})

test('a version with a suffix is not of the line', () => {
  expect(newestOfLine('1.4.2', ['1.4.7-beta', '1.4.3', '1.40.9'])).toBe('1.4.3')
})
