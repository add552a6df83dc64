import { drawChart } from '@campus/charts/chart/draw-chart.ts'
import { patternsOf, shapesOf } from '@campus/charts/chart/elements.ts'
import { walk } from '@campus/charts/chart/walk.ts'
import type { ChartData } from '@campus/charts/marks/data.ts'
import type { Drawing, Mark } from '@campus/charts/marks/shapes.ts'
import { hrefOf } from '@campus/ui/history/location.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { type KeyboardEvent, type MouseEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { openAddress } from '../../navigation/navigator.ts'
import { MarkNote } from './mark-note.tsx'
import { painterOf, Shapes, Tiles } from './shapes.tsx'
import { chartWords } from './words.ts'

const keyOf = ({ row, series }: Mark) => `${row}-${series}`

/** The key of the mark that an event is about. */
const meantBy = (target: EventTarget): string | undefined =>
  target instanceof Element ? (target.closest('[data-mark]')?.getAttribute('data-mark') ?? undefined) : undefined

/** A new tab or window stays the browser's own business. */
const openRows = (event: MouseEvent, link: string) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  void openAddress(link)
}

interface MarkShapeProps {
  readonly mark: Mark
  readonly painter: ReturnType<typeof painterOf>
  readonly isFirst: boolean
  readonly isMeant: boolean
}

function MarkShape({ mark, painter, isFirst, isMeant }: MarkShapeProps) {
  const { target, outline, shape, isQuiet, label, link } = mark
  const wiring = { 'data-mark': keyOf(mark), 'aria-label': label, tabIndex: isFirst ? 0 : -1, className: 'chart-mark' }
  const content = (
    <>
      <rect className="chart-target" x={target.x} y={target.y} width={Math.max(0, target.width)} height={Math.max(0, target.height)} />
      {(!isQuiet || isMeant) && <Shapes shapes={[shape]} painter={painter} />}
      {isMeant && (
        <rect className="chart-meant" x={outline.x - 2} y={outline.y - 2} width={outline.width + 4} height={outline.height + 4} rx="3" />
      )}
    </>
  )
  return link === undefined ? (
    <g {...wiring} role="img">
      {content}
    </g>
  ) : (
    <a {...wiring} href={hrefOf(link)} onClick={(event) => openRows(event, link)}>
      {content}
    </a>
  )
}

interface MarksProps {
  readonly data: ChartData
  readonly drawing: Drawing
  readonly title: string
}

/** Tab reaches the chart once; arrows walk its points, each of which says what it counts. */
function Marks({ data, drawing, title }: MarksProps) {
  const words = useWords(chartWords)
  const id = useId().replaceAll(/\W/g, '')
  const painter = painterOf(id)
  const picture = useRef<SVGSVGElement>(null)
  const [meant, setMeant] = useState<string>()
  const [last, setLast] = useState<string>()
  const { width, height, marks, behind, above } = drawing
  const found = (key: string | undefined) => marks.find((mark) => keyOf(mark) === key)
  const first = found(last) ?? marks.at(data.kind === 'lines' || data.kind === 'columns' ? -1 : 0)
  const shown = found(meant)
  const onKeyDown = (event: KeyboardEvent) => {
    const from = found(meantBy(event.target))
    const to = from && walk(data.kind, marks, from, event.key)
    if (event.key === 'Escape') setMeant(undefined)
    if (!to) return
    event.preventDefault()
    picture.current?.querySelector<SVGElement>(`[data-mark="${keyOf(to)}"]`)?.focus()
  }
  const onFocus = ({ target }: { readonly target: EventTarget }) => {
    setMeant(meantBy(target))
    setLast(meantBy(target))
  }
  return (
    <>
      <svg
        ref={picture}
        className="chart-picture"
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="group"
        aria-label={title}
        aria-describedby={`${id}-keys`}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onBlur={() => setMeant(undefined)}
        onPointerOver={({ target }) => setMeant(meantBy(target))}
        onPointerLeave={() => setMeant(undefined)}
      >
        <desc id={`${id}-keys`}>{words.keys}</desc>
        <Tiles fills={patternsOf(shapesOf(drawing))} painter={painter} />
        <g aria-hidden="true">
          <Shapes shapes={behind} painter={painter} />
        </g>
        {marks.map((mark) => (
          <MarkShape key={keyOf(mark)} mark={mark} painter={painter} isFirst={mark === first} isMeant={mark === shown} />
        ))}
        <g aria-hidden="true">
          <Shapes shapes={above} painter={painter} />
        </g>
      </svg>
      {shown && <MarkNote data={data} mark={shown} drawing={drawing} />}
    </>
  )
}

interface ChartDrawingProps {
  readonly data: ChartData
  readonly title: string
  readonly width: number
}

export function ChartDrawing({ data, title, width }: ChartDrawingProps) {
  const place = useRef<HTMLDivElement>(null)
  const drawing = drawChart(data, width)
  // Where there is no room for all of them, the latest are those one came for.
  useLayoutEffect(() => {
    if (place.current) place.current.scrollLeft = place.current.scrollWidth
  }, [])
  return (
    <div ref={place} className="chart-scroll">
      <div className="chart-stage">
        <Marks data={data} drawing={drawing} title={title} />
      </div>
    </div>
  )
}
