import css from './graph-drawing.module.css'
import { type GraphLayout, LINE } from './graph-layout'
import { graphTexts as texts } from './texts'

/** The left and right edges of the columns, in SVG units. */
const WIDTH = 900
const PLACES = 230
const REMOTES = { left: 350, right: 530 }
const MODULES = 650

interface GraphDrawingProps {
  layout: GraphLayout
  /** The host, which provides the shared modules. */
  host: string
  /** The remote whose edges are highlighted; empty for all. */
  only: string
}

/** The dependency graph as SVG: routes and slots on the left, remotes in the middle, shared modules on the right. */
export function GraphDrawing({ layout: { remotes, groups, height }, host, only }: GraphDrawingProps) {
  const places = remotes.flatMap((remote) => remote.places)
  const slots = places.filter(({ slot }) => slot).length
  const modules = new Set(groups.flatMap((group) => group.modules)).size
  const label = texts.drawing(remotes.length, places.length - slots, slots, modules)
  const dim = (names: readonly string[]) => (only && !names.includes(only) ? css.dim : undefined)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on small screens and must be reachable by keyboard
    <section className={css.scroll} tabIndex={0} aria-label={texts.picture}>
      <svg className={css.graph} viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={label}>
        <text className={css.column} x={PLACES} y={LINE} textAnchor="end">
          {texts.places}
        </text>
        <text className={css.column} x={(REMOTES.left + REMOTES.right) / 2} y={LINE} textAnchor="middle">
          {texts.remotes}
        </text>
        <text className={css.column} x={MODULES} y={LINE}>
          {`${texts.modules}, ${texts.providedBy(host)}`}
        </text>
        {groups.map((group) =>
          remotes
            .filter(({ name }) => group.remotes.includes(name))
            .map(({ name, middle }) => (
              <path
                key={`${name} ${group.y}`}
                className={`${css.line} ${dim([name]) ?? ''}`}
                d={curve(REMOTES.right, middle, MODULES, group.middle)}
              />
            )),
        )}
        {remotes.map((remote) => (
          <g key={remote.name} className={dim([remote.name])}>
            {remote.places.map(({ label: place, slot, y }) => (
              <g key={`${slot} ${place}`}>
                <path className={css.line} d={curve(PLACES + 10, y, REMOTES.left, remote.middle)} />
                <text className={slot ? css.slot : css.route} x={PLACES} y={y + 4} textAnchor="end">
                  {place}
                </text>
              </g>
            ))}
            <rect
              className={css.remote}
              x={REMOTES.left}
              y={remote.middle - LINE}
              width={REMOTES.right - REMOTES.left}
              height={LINE * 2}
              rx="8"
            />
            <text className={css.name} x={(REMOTES.left + REMOTES.right) / 2} y={remote.middle - 3} textAnchor="middle">
              {remote.name}
            </text>
            <text
              className={css.small}
              x={(REMOTES.left + REMOTES.right) / 2}
              y={remote.middle + 14}
              textAnchor="middle"
            >
              {remote.version}
            </text>
          </g>
        ))}
        {groups.map((group) => (
          <g key={group.y} className={dim(group.remotes)}>
            <rect
              className={css.modules}
              x={MODULES}
              y={group.y}
              width={WIDTH - MODULES}
              height={group.height}
              rx="8"
            />
            {group.modules.map((module, index) => (
              <text key={module} className={css.module} x={MODULES + 14} y={group.y + LINE * (index + 1) + 4}>
                {module}
              </text>
            ))}
          </g>
        ))}
      </svg>
    </section>
  )
}

const curve = (x1: number, y1: number, x2: number, y2: number): string => {
  const middle = (x1 + x2) / 2
  return `M ${x1} ${y1} C ${middle} ${y1}, ${middle} ${y2}, ${x2} ${y2}`
}
