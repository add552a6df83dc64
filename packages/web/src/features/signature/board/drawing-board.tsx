import { strokeOutline } from '@campus/contract/signature/stroke-outline.ts'
import { board, type Stroke } from '@campus/contract/signature/strokes.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import './drawing-board.css'
import { frameFor } from './frame.ts'
import { usePen } from './use-pen.ts'
import { boardWords } from './words.ts'

interface DrawingBoardProps {
  readonly strokes: readonly Stroke[]
  readonly onStroke: (stroke: Stroke) => void
}

/** The sheet that one signs on. Strokes are points of the sheet, so that they look the same at any size. */
export function DrawingBoard({ strokes, onStroke }: DrawingBoardProps) {
  const words = useWords(boardWords)
  const sheet = useRef<SVGSVGElement>(null)
  const [frame, setFrame] = useState(() => frameFor(strokes))
  const { line, pen } = usePen(onStroke)
  const outlines = useMemo(() => strokes.map((stroke) => strokeOutline(stroke)), [strokes])
  // Only a screen of another shape changes what is shown: nothing moves under the pen.
  const fit = useEffectEvent(() => setFrame(frameFor(strokes)))
  useEffect(() => {
    if (!sheet.current) return undefined
    const watch = new ResizeObserver(() => fit())
    watch.observe(sheet.current)
    return () => watch.disconnect()
  }, [])
  const baseline = board.height * 0.78
  return (
    <svg ref={sheet} className="drawing-board" viewBox={frame} role="img" aria-label={words.board} {...pen}>
      <line className="drawing-board-line" x1={board.width * 0.06} x2={board.width * 0.94} y1={baseline} y2={baseline} />
      {strokes.length === 0 && !line && (
        <text className="drawing-board-hint" x={board.width / 2} y={board.height * 0.56} textAnchor="middle">
          {words.here}
        </text>
      )}
      <g className="drawing-board-ink">
        {outlines.map((outline) => (
          <path key={outline} d={outline} />
        ))}
        {line && <path d={strokeOutline(line)} />}
      </g>
    </svg>
  )
}
