import type { Stroke } from '@campus/contract/signature/strokes.ts'
import { type PointerEvent, useState } from 'react'

type Event = PointerEvent<SVGSVGElement>

/** Points that lie closer together than this say nothing new. */
const minStep = 2

const pointAt = (sheet: SVGSVGElement, { clientX, clientY }: { clientX: number; clientY: number }): Stroke[number] => {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(sheet.getScreenCTM()?.inverse())
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10]
}

const isFar = ([x, y]: Stroke[number], last: Stroke[number] | undefined) => !last || Math.hypot(x - last[0], y - last[1]) >= minStep

const extended = (line: Stroke, points: Stroke): Stroke =>
  points.reduce<Stroke>((longer, point) => (isFar(point, longer.at(-1)) ? [...longer, point] : longer), line)

const maxPointsOfLine = 1900

/** One finger, pen or mouse at a time; a stroke that the browser breaks off is kept as far as it came. */
export const usePen = (onStroke: (stroke: Stroke) => void) => {
  const [line, setLine] = useState<{ readonly pointer: number; readonly points: Stroke }>()

  const down = (event: Event) => {
    if (line || event.button > 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setLine({ pointer: event.pointerId, points: [pointAt(event.currentTarget, event)] })
  }
  const move = (event: Event) => {
    if (line?.pointer !== event.pointerId || line.points.length > maxPointsOfLine) return
    const sheet = event.currentTarget
    const between = event.nativeEvent.getCoalescedEvents?.() ?? []
    const points = (between.length > 0 ? between : [event.nativeEvent]).map((one) => pointAt(sheet, one))
    setLine({ ...line, points: extended(line.points, points) })
  }
  const up = (event: Event) => {
    if (line?.pointer !== event.pointerId) return
    onStroke(line.points)
    setLine(undefined)
  }
  return { line: line?.points, pen: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up } }
}
