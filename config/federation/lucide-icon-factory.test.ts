import { CircleQuestionMark, Sun } from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import createLucideIcon, { type LucideDrawing } from './lucide-icon-factory'

type Icon = typeof Sun

/** An icon by our factory, from the drawing that Lucide hands to its own component. */
function ours(icon: Icon, props: object): string {
  const lucide = icon as unknown as { render(props: object, ref: null): { props: { icon: LucideDrawing } } }
  return renderToStaticMarkup(createElement(createLucideIcon(lucide.render({}, null).props.icon), props))
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
