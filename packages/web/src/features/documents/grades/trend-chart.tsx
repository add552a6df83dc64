import { useWide } from '../../../layout/use-wide.ts'
import '@campus/ui/page/page.css'
import { VisuallyHidden } from '@campus/ui/visually-hidden/visually-hidden.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { scoreWords } from '../../../domain/score/words.ts'
import './trend-chart.css'
import { linesOf, pointsOf } from './trend-scale.ts'
import { gradeWords } from './words.ts'

export interface TermAverage {
  readonly academicYear: string
  readonly semester: number
  readonly average: number
}

/** The letters keep their size, so a wider place has a wider picture. */
const sizes = { phone: { width: 300, height: 130 }, wide: { width: 860, height: 150 } }
const margin = { left: 46, top: 22, right: 24, bottom: 42 }
/** So far the lines reach beyond the first and the last dot, clear of the figures above them. */
const ends = 18

/** 2024-2025 -> 24/25: there is room for no more below a dot. */
const shortYear = (academicYear: string) => academicYear.replace(/^\d\d(\d\d)-\d\d(\d\d)$/, '$1/$2')

/** How the averages went from term to term, the oldest first. */
export function TrendChart({ terms }: { readonly terms: readonly TermAverage[] }) {
  const words = useWords(gradeWords)
  const { term: nameTerm } = useWords(scoreWords)
  const averages = terms.map(({ average }) => average)
  const size = useWide() ? sizes.wide : sizes.phone
  const box = `${-margin.left} ${-margin.top} ${size.width + margin.left + margin.right} ${size.height + margin.top + margin.bottom}`
  const points = pointsOf(averages, size)
  const heightOf = (line: number) => pointsOf([...averages, line], size).at(-1)?.y ?? 0
  return (
    <section className="page-card" aria-labelledby="trend">
      <h2 id="trend">{words.trend}</h2>
      <svg className="trend" viewBox={box} aria-hidden="true">
        {linesOf(averages).map((line) => (
          <g key={line}>
            <line className="trend-line" x1={-ends} x2={size.width + ends} y1={heightOf(line)} y2={heightOf(line)} />
            <text className="trend-text" x={-ends - 4} y={heightOf(line) + 4} textAnchor="end">
              {line}
            </text>
          </g>
        ))}
        <polyline className="trend-curve" points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {terms.map(({ academicYear, semester, average }, place) => {
          const { x, y } = points[place] ?? { x: 0, y: 0 }
          return (
            <g key={`${academicYear} ${semester}`}>
              <circle className="trend-dot" cx={x} cy={y} r="4.5" />
              <text className="trend-value" x={x} y={y - 10} textAnchor="middle">
                {average.toFixed(1)}
              </text>
              <text className="trend-text" x={x} y={size.height + 20} textAnchor="middle">
                {semester}
              </text>
              {terms[place - 1]?.academicYear !== academicYear && (
                <text className="trend-text" x={x} y={size.height + 37} textAnchor="middle">
                  {shortYear(academicYear)}
                </text>
              )}
            </g>
          )
        })}
      </svg>
      <VisuallyHidden>
        {terms.map(({ academicYear, semester, average }) => words.trendOf(nameTerm(academicYear, semester), average.toFixed(1))).join('; ')}
      </VisuallyHidden>
    </section>
  )
}
