import { useSyncExternalStore } from 'react'
import { useWords } from '../words/words.ts'
import { mayTurn, mayZoom, type Turn, turnPage, zoomBy } from './pdf-rules.ts'
import { pdfWords } from './words.ts'

interface PdfToolsProps {
  readonly page: number
  readonly pageCount: number
  readonly zoom: number
  readonly onChange: (view: { page: number; zoom: number }) => void
}

const turns: readonly [turn: Turn, drawing: string][] = [
  ['first', 'M7 5v14M18 5l-7 7 7 7'],
  ['previous', 'm15 5-7 7 7 7'],
  ['next', 'm9 5 7 7-7 7'],
  ['last', 'M17 5v14M6 5l7 7-7 7'],
]
const zooms: readonly [name: 'smaller' | 'larger', steps: 1 | -1, drawing: string][] = [
  ['smaller', -1, 'M5 12h14'],
  ['larger', 1, 'M5 12h14M12 5v14'],
]

const watchWidth = (watcher: () => void) => {
  window.addEventListener('resize', watcher)
  return () => window.removeEventListener('resize', watcher)
}

export function PdfTools({ page, pageCount, zoom, onChange }: PdfToolsProps) {
  const words = useWords(pdfWords)
  const screenWidth = useSyncExternalStore(watchWidth, () => window.innerWidth)
  return (
    <div className="pdf-tools">
      {turns.map(([turn, drawing]) => (
        <Tool
          key={turn}
          name={words[turn]}
          drawing={drawing}
          isOff={!mayTurn(page, turn, pageCount)}
          onPress={() => onChange({ page: turnPage(page, turn, pageCount), zoom })}
        />
      ))}
      <output className="pdf-place">{words.pageOf(page, pageCount)}</output>
      {zooms.map(([name, steps, drawing]) => (
        <Tool
          key={name}
          name={words[name]}
          drawing={drawing}
          isOff={!mayZoom(zoom, steps, screenWidth)}
          onPress={() => onChange({ page, zoom: zoomBy(zoom, steps, screenWidth) })}
        />
      ))}
      <output className="pdf-place">{Math.round(zoom * 100)}%</output>
    </div>
  )
}

interface ToolProps {
  readonly name: string
  readonly drawing: string
  readonly isOff: boolean
  readonly onPress: () => void
}

/** `aria-disabled` keeps the focus where it is when the last page is reached. */
function Tool({ name, drawing, isOff, onPress }: ToolProps) {
  return (
    <button type="button" className="pdf-tool" aria-label={name} title={name} aria-disabled={isOff} onClick={isOff ? undefined : onPress}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={drawing} />
      </svg>
    </button>
  )
}
