import { patternsOf } from '@campus/charts/chart/elements.ts'
import { legendOf } from '@campus/charts/chart/legend.ts'
import type { ChartData } from '@campus/charts/marks/data.ts'
import { useId } from 'react'
import { painterOf, Shapes, Tiles } from './shapes.tsx'

/** What the series are called, each with its own colour, pattern or dashes. */
export function ChartLegend({ data }: { readonly data: ChartData }) {
  const painter = painterOf(useId().replaceAll(/\W/g, ''))
  const entries = legendOf(data)
  if (entries.length === 0) return null
  return (
    <ul className="chart-legend">
      {entries.map(({ name, width, shapes }) => (
        <li key={name}>
          <svg width={width} height="12" aria-hidden="true">
            <Tiles fills={patternsOf(shapes)} painter={painter} />
            <Shapes shapes={shapes} painter={painter} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}
