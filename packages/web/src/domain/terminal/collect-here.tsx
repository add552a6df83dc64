import { nameIn } from '@campus/contract/localized-name.ts'
import { terminalsPaths } from '@campus/contract/paths/terminals.ts'
import { locationIn } from '@campus/contract/terminals/location-text.ts'
import { sayHours } from '@campus/contract/terminals/opening-hours-text.ts'
import { usableTerminals } from '@campus/contract/terminals/terminals.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import '@campus/ui/page/page.css'
import '@campus/ui/list/list.css'
import { usePage } from '../../api/use-page.ts'
import { PathLink } from '../../navigation/path-link.tsx'
import { HereButton } from './here-button.tsx'
import { useHere } from './use-here.ts'
import { useWalkText } from './use-walk-text.ts'
import { terminalWords } from './words.ts'

const maxShown = 3

/** Where paper can be collected now, nearest first for who says where they are, with the hours, and the way to all terminals on the map. */
export function CollectHere() {
  const words = useWords(terminalWords)
  const say = useSay()
  const language = useLanguage()
  const here = useHere()
  const walkText = useWalkText()
  const { data } = usePage(usableTerminals, { ability: 'certificate', ...here.point })
  if (!data) return null
  return (
    <section className="page-card" aria-labelledby="collect-here">
      <h2 id="collect-here">{words.collectHere}</h2>
      {data.length === 0 && <p className="page-note">{words.noneOpen}</p>}
      <ul className="page-list">
        {data.slice(0, maxShown).map((terminal) => (
          <li key={terminal.id}>
            <PathLink to={terminalsPaths.map} query={{ id: terminal.id }} className="list-text">
              <strong>{nameIn(terminal, language)}</strong>
              <small>{locationIn(terminal, language)}</small>
              {terminal.metres !== null && <small>{walkText(terminal)}</small>}
              <small>{sayHours(terminal.hours).map(say).join(' · ')}</small>
            </PathLink>
          </li>
        ))}
      </ul>
      {data.length > 1 && <HereButton here={here} isMinor />}
      <PathLink to={terminalsPaths.map}>{words.allOnMap}</PathLink>
    </section>
  )
}
