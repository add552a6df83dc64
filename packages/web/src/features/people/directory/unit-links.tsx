import type { OutputOf } from '@campus/contract/call.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import type { directoryContacts } from '@campus/contract/people/directory.ts'
import type { UnitKind } from '@campus/contract/school/organisation.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { AppOutline, ContentOutline, FolderOutline, TeamOutline } from 'antd-mobile-icons'
import type { ComponentType } from 'react'
import type { z } from 'zod'
import { LinkRows } from '../../../navigation/rows.tsx'
import { directoryWords } from './words.ts'

const unitIcons: Record<z.infer<typeof UnitKind>, ComponentType> = {
  college: AppOutline,
  major: ContentOutline,
  class: TeamOutline,
  department: FolderOutline,
}

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
