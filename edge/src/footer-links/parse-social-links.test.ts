import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolder } from '../package-folder'
import { parseSocialLinks } from './parse-social-links'

test('links of known sites get their name and icon', () => {
  expect(parseSocialLinks('https://www.instagram.com/superium, https://x.com/superium')).toEqual([
    { name: 'Instagram', url: 'https://www.instagram.com/superium', icon: 'instagram' },
    { name: 'X', url: 'https://x.com/superium', icon: 'x' },
  ])
})

test('other sites are called by their given name or their host', () => {
  expect(parseSocialLinks('https://www.club.example/superium,Our club=https://club.example/?a=b,')).toEqual([
    { name: 'club.example', url: 'https://www.club.example/superium' },
    { name: 'Our club', url: 'https://club.example/?a=b' },
  ])
  expect(parseSocialLinks('Mastodon=https://shops.example/@superium')).toMatchObject([{ icon: 'mastodon' }])
})

test('every named icon is in the file of icons', () => {
  const file = readFileSync(join(packageFolder, 'public/social-icons.svg'), 'utf8')
  const sites =
    'bsky.app facebook.com instagram.com linkedin.com mastodon.social pinterest.com threads.net tiktok.com wa.me x.com youtube.com'
  const links = parseSocialLinks(sites.replaceAll(/\S+/g, 'https://$&/a').replaceAll(' ', ','))
  expect(links).toHaveLength(11)
  for (const { icon } of links) expect(file).toContain(`<symbol id="${icon}" `)
})

test.each([
  ['http://instagram.com/superium', 'must have https addresses'],
  ['javascript:alert(1)', 'must have https addresses'],
  ['X=nothing', 'not "nothing"'],
  ['https://user:secret@x.com/', 'must have https addresses'],
  [Array(13).fill('https://x.com/a').join(','), 'at most 12'],
])('%s is refused by the name of the setting', (value, message) => {
  expect(() => parseSocialLinks(value)).toThrow(message)
  expect(() => parseSocialLinks(value)).toThrow('SOCIAL_LINKS')
})

test('nothing set gives no links', () => {
  expect(parseSocialLinks(undefined)).toEqual([])
})
