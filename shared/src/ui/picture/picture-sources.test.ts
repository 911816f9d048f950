import { criticalPicture, pictureSources } from './picture-sources'

test('a picture of the shop has every width in both formats', () => {
  const sources = pictureSources('/media/v1-tee-3f/640.webp')
  expect(sources?.avif).toContain('/media/v1-tee-3f/96.avif 96w')
  expect(sources?.webp).toContain('/media/v1-tee-3f/1280.webp 1280w')
})

test.each([
  ['60px', '96w 320w'],
  ['(min-width: 900px) 400px, 88px', '96w 320w 480w 640w 960w 1280w'],
  ['(min-width: 900px) 160px, 88px', '96w 320w 480w'],
  ['(min-width: 900px) 60px, 46vw', '96w 320w 480w 640w 960w 1280w'],
])('a picture with sizes %s offers %s', (sizes, widths) => {
  const list = pictureSources('/media/k/640.webp', sizes)?.webp ?? ''
  expect(list.split(', ').map((one) => one.split(' ')[1])).toEqual(widths.split(' '))
})

test.each(['https://elsewhere.example/a.png', '/media/../etc/640.webp', 'javascript:alert(1)'])(
  '%s has no sources',
  (address) => {
    expect(pictureSources(address)).toBeNull()
    expect(criticalPicture(address, '46vw', 320)).toEqual([])
  },
)

test('a critical picture names the file to inline', () => {
  expect(criticalPicture('/media/k/640.webp', '60px', 320)).toEqual([
    {
      src: '/media/k/640.webp',
      srcset: '/media/k/96.avif 96w, /media/k/320.avif 320w',
      sizes: '60px',
      inline: '/media/k/320.avif',
    },
  ])
  expect(criticalPicture(undefined, '60px', 320)).toEqual([])
})
