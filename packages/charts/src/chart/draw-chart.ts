import { drawCalendar } from '../kinds/calendar.ts'
import { drawColumns } from '../kinds/columns.ts'
import { drawFunnel } from '../kinds/funnel.ts'
import { drawHeat } from '../kinds/heat.ts'
import { drawLines } from '../kinds/lines.ts'
import { drawRanked } from '../kinds/ranked.ts'
import { drawRing } from '../kinds/ring.ts'
import type { ChartData } from '../marks/data.ts'
import type { Drawing } from '../marks/shapes.ts'

/** The same data and width give the same drawing, on every machine. It is wider than asked for where the marks need the room. */
export const drawChart = (data: ChartData, width: number): Drawing => {
  switch (data.kind) {
    case 'lines':
      return drawLines(data, width)
    case 'columns':
      return drawColumns(data, width)
    case 'ranked':
      return drawRanked(data, width)
    case 'heat':
      return drawHeat(data, width)
    case 'calendar':
      return drawCalendar(data, width)
    case 'funnel':
      return drawFunnel(data, width)
    default:
      return drawRing(data, width)
  }
}
