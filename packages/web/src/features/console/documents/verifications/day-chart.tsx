import type { OutputOf } from '@campus/contract/call.ts'
import type { schoolVerifications } from '@campus/contract/console/issued-documents.ts'
import { useLayoutEffect, useRef } from 'react'
import { SaidOnly } from '../../../../parts/said-only/said-only.tsx'
import { dateOf } from '../../../../parts/time/relative-time.ts'
import { useNow } from '../../../../parts/time/use-now.ts'
import { useWords } from '../../../../words/words.ts'
import '../../look/console-look.css'
import { thirtyDays, topOf } from './day-bars.ts'
import './verifications.css'
import { verificationsWords } from './words.ts'

const size = { width: 900, height: 140 }
const margin = { left: 34, top: 10, right: 6, bottom: 26 }
const labelEvery = 5

type Days = OutputOf<typeof schoolVerifications>['days']

/** What was found valid stands below, everything else above it. */
export function DayChart({ days }: { readonly days: Days }) {
  const words = useWords(verificationsWords)
  const today = dateOf(useNow(0))
  const shown = thirtyDays(days, today)
  const top = topOf(shown)
  const step = size.width / shown.length
  const place = useRef<HTMLElement>(null)
  // Where there is no room for all of them, the latest days are those one came for.
  useLayoutEffect(() => {
    if (place.current) place.current.scrollLeft = place.current.scrollWidth
  }, [])
  const tall = (count: number) => (count / top) * size.height
  const sum = (name: 'valid' | 'other') => shown.reduce((total, day) => total + day[name], 0)
  return (
    <section className="console-card">
      <header>
        <h2>{words.chart}</h2>
        <p className="day-legend">
          <span className="day-sign day-valid" aria-hidden="true" /> {words.legendValid}
          <span className="day-sign day-other" aria-hidden="true" /> {words.legendOther}
          <span className="console-figures">{words.total(sum('valid'), sum('other'))}</span>
        </p>
      </header>
      {/* On a phone it is wider than its place, and keys have to reach all of it. */}
      <section ref={place} className="day-chart-place" aria-label={words.chart} tabIndex={0}>
        <svg
          className="day-chart"
          viewBox={`${-margin.left} ${-margin.top} ${size.width + margin.left + margin.right} ${size.height + margin.top + margin.bottom}`}
          aria-hidden="true"
        >
          {[0, 0.5, 1].map((share) => (
            <g key={share}>
              <line className="day-line" x1="0" x2={size.width} y1={size.height * (1 - share)} y2={size.height * (1 - share)} />
              {(top * share) % 1 === 0 && (
                <text className="day-text" x="-8" y={size.height * (1 - share) + 4} textAnchor="end">
                  {top * share}
                </text>
              )}
            </g>
          ))}
          {shown.map(({ day, valid, other }, index) => (
            <g key={day}>
              <title>{words.dayText(day, valid, other)}</title>
              <rect className="day-field" x={index * step} y="0" width={step} height={size.height} />
              <rect
                className="day-valid"
                x={index * step + step * 0.2}
                y={size.height - tall(valid)}
                width={step * 0.6}
                height={tall(valid)}
                rx="2"
              />
              <rect
                className="day-other"
                x={index * step + step * 0.2}
                y={size.height - tall(valid + other)}
                width={step * 0.6}
                height={tall(other)}
                rx="2"
              />
              {(shown.length - 1 - index) % labelEvery === 0 && (
                <text className="day-text" x={index * step + step / 2} y={size.height + 20} textAnchor="middle">
                  {day.slice(5)}
                </text>
              )}
            </g>
          ))}
        </svg>
      </section>
      <SaidOnly>
        {shown
          .filter(({ valid, other }) => valid + other > 0)
          .map(({ day, valid, other }) => words.dayText(day, valid, other))
          .join('; ')}
      </SaidOnly>
    </section>
  )
}
