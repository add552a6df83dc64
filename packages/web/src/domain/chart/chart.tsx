import type { ChartData } from '@campus/charts/marks/data.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { type ReactNode, useId } from 'react'
import './chart.css'
import { ChartDrawing } from './chart-drawing.tsx'
import { ChartFiles } from './chart-files.tsx'
import { ChartLegend } from './chart-legend.tsx'
import { ChartTable } from './chart-table.tsx'
import { useTableView } from './use-table-view.ts'
import { useWidth } from './use-width.ts'
import { chartWords } from './words.ts'

interface ChartProps {
  /** One word, by which the address knows it. */
  readonly name: string
  readonly title: string
  readonly data: ChartData
  /** A number or a sentence beside the title. */
  readonly note?: ReactNode
  /** What narrows the numbers; downloaded files say it. */
  readonly filter?: string | undefined
}

/** A chart with its table, its keys and its files. */
export function Chart({ name, title, data, note, filter }: ChartProps) {
  const words = useWords(chartWords)
  const heading = useId()
  const [isTable, show] = useTableView(name)
  const [place, width] = useWidth()
  return (
    <section className="chart" aria-labelledby={heading}>
      <header className="chart-head">
        <h2 id={heading}>{title}</h2>
        {note && <p className="chart-total">{note}</p>}
        <div className="chart-views" role="group" aria-label={words.view}>
          <button type="button" aria-pressed={!isTable} onClick={() => show(false)}>
            {words.chart}
          </button>
          <button type="button" aria-pressed={isTable} onClick={() => show(true)}>
            {words.table}
          </button>
        </div>
      </header>
      {!isTable && <ChartLegend data={data} />}
      <div ref={place} className="chart-place">
        {isTable && <ChartTable data={data} title={title} />}
        {!isTable && width > 0 && <ChartDrawing data={data} title={title} width={width} />}
      </div>
      <ChartFiles data={data} title={title} filter={filter} />
    </section>
  )
}
