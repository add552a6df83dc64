import type { PaperKind, PaperSide } from '@campus/contract/identity/papers.ts'
import './paper.css'

interface PaperDrawingProps {
  readonly kind: PaperKind
  readonly side: PaperSide
}

const lines = (x: number, from: number, ...widths: number[]) => widths.map((width, index) => `M${x} ${from + index * 14}h${width}`).join('')

/** Where the portrait, the emblem and the text stand, so that one sees which side is meant. */
function Content({ kind, side }: PaperDrawingProps) {
  if (side === 'back')
    return (
      <>
        <circle className="paper-emblem" cx="34" cy="32" r="16" />
        <path className="paper-text" d={lines(62, 26, 80, 60)} />
        <path className="paper-text" d={lines(40, 78, 90, 70)} />
      </>
    )
  const isLeft = kind === 'passport' || kind === 'hmt_pass'
  return (
    <>
      <g transform={isLeft ? 'translate(14 24)' : 'translate(118 18)'}>
        <circle className="paper-face" cx="18" cy="14" r="11" />
        <path className="paper-face" d="M0 46c0-14 8-18 18-18s18 4 18 18z" />
      </g>
      <path className="paper-text" d={lines(isLeft ? 62 : 14, 24, 58, 84, 70, 50)} />
      {kind === 'passport' ? <path className="paper-code" d="M12 88h146M12 98h146" /> : <path className="paper-text" d="M14 90h130" />}
    </>
  )
}

/** The side of a paper that is wanted, drawn in the shape of a card. */
export function PaperDrawing({ kind, side }: PaperDrawingProps) {
  return (
    <svg className="paper-drawing" viewBox="0 0 170 108" aria-hidden="true">
      <rect className="paper-ground" x="1" y="1" width="168" height="106" rx="8" />
      <Content kind={kind} side={side} />
      <path
        className="paper-corner"
        d="M6 22V12a6 6 0 0 1 6-6h10M148 6h10a6 6 0 0 1 6 6v10M164 86v10a6 6 0 0 1-6 6h-10M22 102H12a6 6 0 0 1-6-6V86"
      />
    </svg>
  )
}
