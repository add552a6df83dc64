import type { ChartData } from '@campus/charts/marks/data.ts'
import { textOf } from '@campus/charts/marks/data.ts'
import type { Drawing, Mark } from '@campus/charts/marks/shapes.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { chartWords } from './words.ts'

interface MarkNoteProps {
  readonly data: ChartData
  readonly mark: Mark
  readonly drawing: Drawing
}

const lineHeight = 20
const away = 14

/** What is counted where one points: the row with all its series, the meant one in bold. Screen readers hear the mark itself. */
export function MarkNote({ data, mark, drawing: { width, height } }: MarkNoteProps) {
  const words = useWords(chartWords)
  const { outline, row, series, link, hint } = mark
  const shown = data.kind === 'heat' ? [series] : data.series.map((_, place) => place)
  const x = outline.x + outline.width / 2
  const isLeft = x > width / 2
  // Beside the mark, on the side with more room, and inside of the picture: what sticks out would be cut off.
  const own = (shown.length + 2) * lineHeight
  const top = Math.max(0, Math.min(height - own, outline.y + outline.height / 2 - own / 2))
  return (
    <div className="chart-note" aria-hidden="true" style={isLeft ? { right: `calc(100% - ${x - away}px)`, top } : { left: x + away, top }}>
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
