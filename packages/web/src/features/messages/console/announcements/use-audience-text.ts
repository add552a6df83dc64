import { nameIn } from '@campus/contract/localized-name.ts'
import type { Audience } from '@campus/contract/messages/announcements.ts'
import { userTypeNames } from '@campus/contract/roles.ts'
import { orgTree } from '@campus/contract/school/console/organisation.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useSayList, useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../../api/use-read.ts'
import { announcementWords } from './words.ts'

/** An audience in words. */
export const useAudienceText = (): ((audience: readonly Audience[]) => string) => {
  const words = useWords(announcementWords)
  const say = useSay()
  const sayList = useSayList()
  const language = useLanguage()
  const { data: units = [] } = useRead(orgTree, {}, { background: true })
  const name = (part: Audience) => {
    if (part.kind === 'school') return words.everybody
    if (part.kind === 'role') return say(userTypeNames[part.role])
    const unit = units.find(({ id }) => id === part.unitId)
    return unit ? nameIn(unit, language) : ''
  }
  return (audience) => sayList(audience.map(name).filter(Boolean))
}
