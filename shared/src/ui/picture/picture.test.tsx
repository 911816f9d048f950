import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render } from '@testing-library/react'
import { Picture } from './picture'

test.each([
  ['a picture of a product', false],
  ['a cover or portrait', true],
])('%s is cropped: %s', (_, cropped) => {
  const { container } = render(<Picture src="/media/v1-a/640.webp" alt="" sizes="60px" cropped={cropped} />)
  expect(container.querySelector('.frame')?.classList.contains('cropped')).toBe(cropped)
})

test('no other style crops a picture, so that every product is shown whole', () => {
  const root = join(__dirname, '../../../..')
  const filesOf = (folder: string): string[] =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`)
  const rulesOf = (file: string): string[] =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/([^{};]+)\{[^{}]*object-fit: cover/g)].map(
      ([, selector = '']) => `${file} ${selector.trim()}`,
    )
  const packages = readdirSync(root).filter((name) => /^(shared|shell|mf-.*)$/.test(name))
  const styles = packages.flatMap((name) => filesOf(`${name}/src`)).filter((file) => file.endsWith('.css'))
  expect(styles.flatMap(rulesOf).sort()).toEqual([
    'shared/src/ui/picture/picture.module.css .cropped img',
    // Portraits.
    'shared/src/uploads/picture-field.module.css .preview[data-round]',
    'shell/src/chrome/header/account-area.module.css .picture',
  ])
})
