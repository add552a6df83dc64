import type { OutputOf } from '@campus/contract/call.ts'
import type { scanTerminal } from '@campus/contract/kiosk/visits.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { LocationFill } from 'antd-mobile-icons'
import '@campus/ui/page/page.css'
import { locationIn } from '@campus/contract/terminals/location-text.ts'
import '@campus/ui/tile/tile.css'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import './bridge.css'
import { atTerminalWords } from './words.ts'

type Terminal = OutputOf<typeof scanTerminal>['terminal']

/** Which machine it is, so that nobody prints at another one than the one they stand at. */
export function TerminalHere({ terminal }: { readonly terminal: Terminal }) {
  const words = useWords(atTerminalWords)
  const language = useLanguage()
  return (
    <section className="page-card terminal-here" aria-label={words.here}>
      <span className="tile-icon" aria-hidden="true">
        <LocationFill />
      </span>
      <span className="terminal-here-text">
        <small>{words.here}</small>
        <strong>{nameIn(terminal, language)}</strong>
        <small>
          {terminal.number} · {locationIn(terminal, language)}
        </small>
      </span>
    </section>
  )
}
