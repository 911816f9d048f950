import { CircleQuestionMark, Sun } from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import LucideSvg from './lucide-svg'

type Icon = typeof Sun

/** Our component in place of Lucide's own: what an icon renders, by the data that Lucide hands to it. */
function ours(icon: Icon, props: object): string {
  const element = (icon as unknown as { render(props: object, ref: null): { props: object } }).render(props, null)
  return renderToStaticMarkup(createElement(LucideSvg, element.props as Parameters<typeof LucideSvg>[0]))
}

/** The elements with their attributes in one order, as browsers compare them. */
const normal = (markup: string) =>
  markup.replace(/<(\w+)((?: [\w-]+="[^"]*")*)/g, (_, tag: string, attributes: string) => {
    const all = attributes.match(/[\w-]+="[^"]*"/g) ?? []
    return `<${[tag, ...all.toSorted()].join(' ')}`
  })

test.each([
  {},
  { size: 18 },
  { size: '1em', className: 'wide wide-one' },
  { 'aria-label': 'Light' },
  { role: 'img', title: 'Light' },
  { fill: 'currentColor', stroke: 'red', strokeWidth: 3 },
  { width: 12, height: 14 },
])('an icon with %j is the one that Lucide draws', (props) => {
  for (const icon of [Sun, CircleQuestionMark])
    expect(normal(ours(icon, props))).toBe(normal(renderToStaticMarkup(createElement(icon, props))))
})
