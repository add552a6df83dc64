import { svgOf } from '@campus/charts/chart/svg.ts'
import { csvOf } from '@campus/charts/chart/table.ts'
import type { ChartData } from '@campus/charts/marks/data.ts'
import { themes } from '@campus/charts/marks/themes.ts'
import { saveFile } from '@campus/ui/download/save-file.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { dateOf } from '@campus/ui/time/relative-time.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { pngOf } from './png.ts'
import { chartWords } from './words.ts'

interface ChartFilesProps {
  readonly data: ChartData
  readonly title: string
  /** What narrows the numbers. */
  readonly filter: string | undefined
}

const width = 1000

/** The chart as a picture or a table to keep or to send, with title, filter and date. */
export function ChartFiles({ data, title, filter }: ChartFilesProps) {
  const words = useWords(chartWords)
  const headingOf = (day: string) => ({ title, lines: filter ? [filter, day] : [day] })
  const make = {
    PNG: (day: string) => pngOf(svgOf(data, themes.light, headingOf(day), width)),
    SVG: (day: string) => new Blob([svgOf(data, themes.light, headingOf(day), width)], { type: 'image/svg+xml' }),
    CSV: (day: string) => new Blob([csvOf(data, headingOf(day))], { type: 'text/csv' }),
  } as const
  const save = async (kind: keyof typeof make) => {
    const day = dateOf(Date.now())
    try {
      saveFile(await make[kind](day), `${title} ${day}.${kind.toLowerCase()}`)
    } catch {
      toast(words.failed)
    }
  }
  return (
    <div className="chart-files" role="group" aria-label={words.download}>
      {(['PNG', 'SVG', 'CSV'] as const).map((kind) => (
        <button key={kind} type="button" aria-label={words.downloadAs(kind)} onClick={() => void save(kind)}>
          {kind}
        </button>
      ))}
    </div>
  )
}
