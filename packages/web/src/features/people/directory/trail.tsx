import type { OutputOf } from '@campus/contract/call.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import type { directoryContacts } from '@campus/contract/people/directory.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { RightOutline } from 'antd-mobile-icons'
import { PathLink } from '../../../navigation/path-link.tsx'
import { directoryWords } from './words.ts'

/** From the school down to here; each step leads back to it. */
export function Trail({ units }: { readonly units: OutputOf<typeof directoryContacts>['trail'] }) {
  const words = useWords(directoryWords)
  const language = useLanguage()
  if (units.length === 0) return null
  const here = units.at(-1)
  return (
    <nav className="trail" aria-label={words.trail}>
      <ol>
        <li>
          <PathLink to={messagesPaths.book}>{words.school}</PathLink>
        </li>
        {units.map((unit) => (
          <li key={unit.id}>
            <RightOutline aria-hidden />
            {unit === here ? (
              <span aria-current="location">{nameIn(unit, language)}</span>
            ) : (
              <PathLink to={messagesPaths.book} query={{ unitId: unit.id }}>
                {nameIn(unit, language)}
              </PathLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
