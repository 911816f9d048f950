/** @jest-environment node */
import { MuiRoot, TextField } from '@superium/shared/forms'
import { renderToString } from 'react-dom/server'
import { takeStyles } from './take-styles'

const form = (
  <MuiRoot>
    <TextField label="Email" />
    <TextField label="Name" defaultValue={'<style data-emotion="mui a">p{}</style>'} />
  </MuiRoot>
)

test('the styles of form parts leave the HTML, once each and under the names by which emotion finds them', () => {
  const rendered = renderToString(form)
  const { html, styles } = takeStyles(rendered)
  expect(html).not.toContain('<style')
  expect(html).toContain('&lt;style data-emotion=')
  expect(html.match(/<label/g)).toHaveLength(2)
  const names = styles.map(({ name }) => name.split(' '))
  expect(names.map(([key]) => key)).toEqual(expect.arrayContaining(['mui']))
  for (const [, ...ids] of names) expect(new Set(ids).size).toBe(ids.length)
  const [, input = ''] = /class="([^"]*MuiOutlinedInput-root[^"]*)"/.exec(html) ?? []
  const style = styles.find(({ name }) => name.startsWith('mui '))
  const id = input.split(' ').find((one) => one.startsWith('mui-') && style?.text.includes(`.${one}{`))
  expect(style?.name.split(' ')).toContain(id?.replace('mui-', ''))
  for (const { text } of styles) expect(text).not.toContain('<')
})

test('HTML without form parts stays as it is', () => {
  expect(takeStyles('<p>a</p>')).toEqual({ html: '<p>a</p>', styles: [] })
})
