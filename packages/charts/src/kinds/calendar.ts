import { cellMark, emptyCell, mostOf } from '../marks/cells.ts'
import type { DataOf } from '../marks/data.ts'
import { type Drawing, label, textSize } from '../marks/shapes.ts'
import { textWidth } from '../marks/text-width.ts'

const oneDay = 86_400_000
const top = 20
const gap = 2

/** Days since a Monday long ago; the day alone counts, no clock and no zone. */
const numberOf = (day: string) => Date.parse(day) / oneDay + 3
const weekdayOf = (day: string): number => numberOf(day) % 7

/** A column for each week, the weekdays from top to bottom, the months above. */
export const drawCalendar = (data: DataOf<'calendar'>, width: number): Drawing => {
  const [first = '1970-01-01'] = data.days
  const monday = numberOf(first) - weekdayOf(first)
  const weekOf = (day: string) => Math.floor((numberOf(day) - monday) / 7)
  const weeks = weekOf(data.days.at(-1) ?? first) + 1
  const left = 12 + Math.max(0, ...data.weekdays.map((name) => textWidth(name, textSize)))
  const step = Math.min(22, Math.max(12, (width - left) / weeks))
  const size = step - gap
  const most = mostOf(data)
  const places = data.days.map((day, row) => ({ row, series: 0, x: left + weekOf(day) * step, y: top + weekdayOf(day) * step, size, most }))
  const months = data.days.flatMap((day, row) => {
    const name = data.months[Number(day.slice(5, 7)) - 1]
    // The first of a month, and the beginning where the next one is not too close.
    if (!name || !(day.endsWith('-01') || (row === 0 && Number(day.slice(8)) < 9))) return []
    return label(left + weekOf(day) * step, 12, name)
  })
  return {
    width: left + weeks * step,
    height: top + 7 * step + 2,
    behind: [
      ...months,
      // Every second one: all seven would touch.
      ...data.weekdays.flatMap((name, weekday) =>
        weekday % 2 === 0 ? label(left - 8, top + weekday * step + size / 2 + 4, name, 'end') : [],
      ),
      ...places.map(({ x, y }) => emptyCell(x, y, size)),
    ],
    marks: places.map((place) => cellMark(data, place)),
    above: [],
  }
}
