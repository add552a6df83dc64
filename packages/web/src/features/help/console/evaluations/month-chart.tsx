import type { OutputOf } from '@campus/contract/call.ts'
import type { evaluationResults } from '@campus/contract/help/evaluations.ts'
import { VisuallyHidden } from '@campus/ui/visually-hidden/visually-hidden.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import '../../../../console/look/console-look.css'
import { pointsOf } from './chart-scale.ts'
import './evaluations.css'
import { evaluationWords } from './words.ts'

const size = { width: 440, height: 140 }
const margin = { left: 28, top: 12, right: 28, bottom: 28 }

/** Every label of a year fits; of a longer time each second or third does. */
const everySoMany = (count: number) => Math.ceil(count / 6)

export function MonthChart({ byMonth }: Pick<OutputOf<typeof evaluationResults>, 'byMonth'>) {
  const words = useWords(evaluationWords)
  const points = pointsOf(
    byMonth.map(({ mean }) => mean),
    size,
  )
  const step = everySoMany(byMonth.length)
  return (
    <section className="console-card">
      <h2>{words.byMonth}</h2>
      <svg
        className="month-chart"
        viewBox={`${-margin.left} ${-margin.top} ${size.width + margin.left + margin.right} ${size.height + margin.top + margin.bottom}`}
        aria-hidden="true"
      >
        {[1, 2, 3, 4, 5].map((score) => {
          const y = size.height - ((score - 1) / 4) * size.height
          return (
            <g key={score}>
              <line className="chart-line" x1="0" x2={size.width} y1={y} y2={y} />
              <text className="chart-text" x="-10" y={y + 4} textAnchor="end">
                {score}
              </text>
            </g>
          )
        })}
        <polyline className="chart-curve" points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {points.map(({ x, y }, index) => {
          const month = byMonth[index]
          if (!month) return null
          return (
            <g key={month.month}>
              <circle className="chart-dot" cx={x} cy={y} r="4">
                <title>{words.month(month.month, month.mean.toFixed(1), month.count)}</title>
              </circle>
              {index % step === 0 && (
                <text className="chart-text" x={x} y={size.height + 20} textAnchor="middle">
                  {month.month}
                </text>
              )}
            </g>
          )
        })}
      </svg>
      <VisuallyHidden>
        {words.chart}: {byMonth.map(({ month, mean, count }) => words.month(month, mean.toFixed(1), count)).join('; ')}
      </VisuallyHidden>
    </section>
  )
}
