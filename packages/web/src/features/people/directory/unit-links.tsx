import type { OutputOf } from '@campus/contract/call.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import type { directoryContacts } from '@campus/contract/people/directory.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { LinkRows } from '../../../navigation/rows.tsx'
import { unitIcons } from './unit-icons.ts'
import { directoryWords } from './words.ts'

/** The units below, as rows that lead one level deeper. */
export function UnitLinks({ units }: { readonly units: OutputOf<typeof directoryContacts>['units'] }) {
  const words = useWords(directoryWords)
  const language = useLanguage()
  const rows = units.map((unit) => ({
    to: messagesPaths.book,
    query: { unitId: unit.id },
    title: nameIn(unit, language),
    icon: unitIcons[unit.kind],
    value: words.peopleIn(unit.people),
  }))
  return <LinkRows title={words.units} rows={rows} />
}
