import { sayCount } from '@campus/ui/figures/count-with-unit.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { Figures } from '../../../../console/look/figures.tsx'
import './live.css'
import type { LiveTerminal } from './use-live.ts'
import { liveWords } from './words.ts'

/** Below a fifth somebody should bring another one. */
const low = 20

function Toner({ percent, label }: { readonly percent: number; readonly label: string }) {
  return (
    <span className="live-toner">
      {percent}%
      <span
        className="live-meter"
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        data-low={percent < low || undefined}
      >
        <span style={{ width: `${percent}%` }} />
      </span>
    </span>
  )
}

/** What is in the machine and what waits for it. */
export function Supplies({ terminal }: { readonly terminal: LiveTerminal }) {
  const words = useWords(liveWords)
  const { sheetsLeft, tonerPercent, waiting, printedToday, openFaults } = terminal
  const unknown = <span className="live-unknown">{words.unknown}</span>
  return (
    <Figures
      figures={[
        [words.printedToday, sayCount(printedToday)],
        [words.waiting, waiting],
        [
          words.openFaults,
          <span key="faults" data-bad={openFaults > 0 || undefined}>
            {openFaults}
          </span>,
        ],
        [words.paperLeft, sheetsLeft ?? unknown],
        [words.tonerLeft, tonerPercent === null ? unknown : <Toner key="toner" percent={tonerPercent} label={words.tonerLeft} />],
      ]}
    />
  )
}
