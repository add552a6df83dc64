import { encode } from 'uqr'
import './qr-code.css'

interface QrCodeProps {
  readonly text: string
  /** What the code is for; a reader who cannot see it needs the text beside it as well. */
  readonly label: string
}

const quietZone = 4

const drawModules = (rows: readonly (readonly boolean[])[]) =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')

/** Dark on white in both colour schemes: scanners do not read it the other way round. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const side = size + 2 * quietZone
  return (
    <svg
      className="qr-code"
      role="img"
      aria-label={label}
      viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path d={drawModules(data)} />
    </svg>
  )
}
