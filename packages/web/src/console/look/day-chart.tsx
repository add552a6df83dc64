import { dateOf } from '@campus/ui/time/relative-time.ts'
import { useNow } from '@campus/ui/time/use-now.ts'
import { VisuallyHidden } from '@campus/ui/visually-hidden/visually-hidden.tsx'
import { useLayoutEffect, useRef } from 'react'
import './console-look.css'
import './day-chart.css'
import { type Day, daysInRow, topOf } from './day-bars.ts'

const size = { width: 900, height: 140 }
const margin = { top: 10, right: 14, bottom: 26 }
const labelEvery = 5
const letterWidth = 8

interface DayChartProps {
  readonly title: string
  readonly days: readonly Day[]
  /** How many days are shown. */
  readonly count?: number
  /** The last of them, where it is not today. */
  readonly until?: string | undefined
  readonly names: readonly [first: string, second: string]
  /** Parts of one whole stand on one another; what is compared stands side by side. */
  readonly look: 'stacked' | 'paired'
  /** The totals of both over the shown days. */
  readonly sayTotal: (first: number, second: number) => string
  readonly sayDay: (day: string, first: number, second: number) => string
  /** What stands at a line of the scale; nothing where it would be no whole number of anything. */
  readonly sayScale: (value: number) => string
  /** The smallest scale that makes sense, so that next to nothing does not look like much. */
  readonly least?: number
}

interface BarsProps extends Pick<DayChartProps, 'look'> {
  readonly values: Day['values']
  readonly x: number
  readonly step: number
  readonly top: number
}

function Bars({ values: [first, second], look, x, step, top }: BarsProps) {
  const tall = (value: number) => (value / top) * size.height
  const isPaired = look === 'paired'
  const width = step * (isPaired ? 0.32 : 0.6)
  const from = x + step * (isPaired ? 0.16 : 0.2)
  return (
    <>
      <rect className="day-first" x={from} y={size.height - tall(first)} width={width} height={tall(first)} rx="2" />
      <rect
        className="day-second"
        x={isPaired ? from + step * 0.36 : from}
        y={size.height - tall(isPaired ? second : first + second)}
        width={width}
        height={tall(second)}
        rx="2"
      />
    </>
  )
}

/** The last days in bars. */
export function DayChart({ title, days, count = 30, until, names, look, sayTotal, sayDay, sayScale, least = 1 }: DayChartProps) {
  const today = dateOf(useNow(0))
  const shown = daysInRow(days, until ?? today, count)
  const heights = shown.map(({ values: [first, second] }) => (look === 'stacked' ? first + second : Math.max(first, second)))
  const top = Math.max(least, topOf(heights))
  const scale = [0, 0.5, 1].map((share) => ({ y: size.height * (1 - share), text: sayScale(top * share) }))
  const left = 10 + letterWidth * Math.max(...scale.map(({ text }) => text.length))
  const step = size.width / shown.length
  const place = useRef<HTMLElement>(null)
  // Where there is no room for all of them, the latest days are those one came for.
  useLayoutEffect(() => {
    if (place.current) place.current.scrollLeft = place.current.scrollWidth
  }, [])
  const sum = (index: 0 | 1) => shown.reduce((total, { values }) => total + values[index], 0)
  const box = [-left, -margin.top, size.width + left + margin.right, size.height + margin.top + margin.bottom]
  return (
    <section className="console-card">
      <header>
        <h2>{title}</h2>
        <p className="day-legend">
          <span className="day-sign day-first" aria-hidden="true" /> {names[0]}
          <span className="day-sign day-second" aria-hidden="true" /> {names[1]}
          <span className="console-figures">{sayTotal(sum(0), sum(1))}</span>
        </p>
      </header>
      {/* On a phone it is wider than its place, and keys have to reach all of it. */}
      <section ref={place} className="day-chart-place" aria-label={title} tabIndex={0}>
        <svg className="day-chart" viewBox={box.join(' ')} aria-hidden="true">
          {scale.map(({ y, text }) => (
            <g key={y}>
              <line className="day-line" x1="0" x2={size.width} y1={y} y2={y} />
              <text className="day-text" x="-8" y={y + 4} textAnchor="end">
                {text}
              </text>
            </g>
          ))}
          {shown.map(({ day, values }, index) => (
            <g key={day}>
              <title>{sayDay(day, ...values)}</title>
              <rect className="day-field" x={index * step} y="0" width={step} height={size.height} />
              <Bars values={values} look={look} x={index * step} step={step} top={top} />
              {(shown.length - 1 - index) % labelEvery === 0 && (
                <text className="day-text" x={index * step + step / 2} y={size.height + 20} textAnchor="middle">
                  {day.slice(5)}
                </text>
              )}
            </g>
          ))}
        </svg>
      </section>
      <VisuallyHidden>
        {shown
          .filter(({ values }) => values.some((value) => value > 0))
          .map(({ day, values }) => sayDay(day, ...values))
          .join('; ')}
      </VisuallyHidden>
    </section>
  )
}
