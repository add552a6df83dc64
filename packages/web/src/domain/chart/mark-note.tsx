import type { ChartData } from '@campus/charts/marks/data.ts'
import { textOf } from '@campus/charts/marks/data.ts'
import type { Mark } from '@campus/charts/marks/shapes.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { chartWords } from './words.ts'

interface MarkNoteProps {
  readonly data: ChartData
  readonly mark: Mark
  readonly width: number
}

/** Half of what a note may be wide: at the edges it moves inwards. */
const half = 100
/** Below a mark that stands too high for a note above it. */
const roomAbove = 84

/** What is counted where one points: the row with all its series, the meant one in bold. Screen readers hear the mark itself. */
export function MarkNote({ data, mark, width }: MarkNoteProps) {
  const words = useWords(chartWords)
  const { outline, row, series, link, hint } = mark
  const x = Math.max(half, Math.min(width - half, outline.x + outline.width / 2))
  const isBelow = outline.y < roomAbove
  const shown = data.kind === 'heat' ? [series] : data.series.map((_, place) => place)
  return (
    <div
      className="chart-note"
      aria-hidden="true"
      data-below={isBelow || undefined}
      style={{ left: x, top: isBelow ? outline.y + outline.height + 8 : outline.y - 8 }}
    >
      <strong>{data.rows[row]?.label}</strong>
      {shown.map((place) => {
        const cell = data.series[place]?.cells[row]
        return cell ? (
          <span key={place} data-meant={place === series || undefined}>
            <span>{data.series[place]?.name}</span>
            <span>{textOf(cell, data.words)}</span>
          </span>
        ) : null
      })}
      {(link ?? hint) && <small>{hint ?? words.open}</small>}
    </div>
  )
}
