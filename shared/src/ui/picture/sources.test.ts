import { pictureSources } from './sources'

test('a picture of ours has every width in both formats', () => {
  const sources = pictureSources('/media/v1-tee-3f/640.webp')
  expect(sources?.avif).toContain('/media/v1-tee-3f/96.avif 96w')
  expect(sources?.webp).toContain('/media/v1-tee-3f/1280.webp 1280w')
})

test.each(['https://elsewhere.example/a.png', '/media/../etc/640.webp', 'javascript:alert(1)'])(
  '%s has none',
  (address) => {
    expect(pictureSources(address)).toBeNull()
  },
)
