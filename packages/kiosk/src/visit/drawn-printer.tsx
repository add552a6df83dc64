import './drawn-printer.css'

const maxSheets = 8

interface DrawnPrinterProps {
  readonly sheetsOut: number
  readonly sheetsDue: number
  readonly isMoving: boolean
}

/** A printer with its sheets: one slides out while it goes, and the pile grows with what is out. */
export function DrawnPrinter({ sheetsOut, sheetsDue, isMoving }: DrawnPrinterProps) {
  const sheets = Math.min(maxSheets, sheetsDue > maxSheets ? Math.round((sheetsOut / sheetsDue) * maxSheets) : sheetsOut)
  return (
    <svg className={`drawn-printer ${isMoving ? 'is-moving' : ''}`} viewBox="0 0 240 200" aria-hidden="true">
      <path className="printer-tray" d="M40 178h160l10 14H30z" />
      {Array.from({ length: sheets }, (_, index) => (
        <rect key={index} className="printer-sheet" x={66} y={172 - index * 5} width={108} height={5} rx={1} />
      ))}
      {isMoving && (
        <g clipPath="url(#printer-slot)">
          <g className="printer-coming">
            <rect className="printer-sheet" x={66} y={20} width={108} height={78} rx={3} />
            <path className="printer-lines" d="M80 38h80M80 52h80M80 66h80M80 80h48" />
          </g>
        </g>
      )}
      <clipPath id="printer-slot">
        <rect x={40} y={96} width={160} height={84} />
      </clipPath>
      <path className="printer-paper" d="M72 12h96v32H72z" />
      <rect className="printer-body" x={28} y={40} width={184} height={58} rx={12} />
      <rect className="printer-mouth" x={56} y={88} width={128} height={8} rx={4} />
      <circle className="printer-light" cx={192} cy={60} r={6} />
    </svg>
  )
}
