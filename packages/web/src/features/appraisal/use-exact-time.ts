import { generalSettings } from '@campus/contract/school/school-info.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useRead } from '../../api/use-read.ts'
import { useSession } from '../../session/use-session.ts'
import { exactTime } from './exact-time.ts'

/** A day and a time, short, by the clock of the school, wherever the reader is: it opens and closes by that. */
export const useExactTime = (): ((at: string | number) => string) => {
  const language = useLanguage()
  const schoolId = useSession('user')?.schoolId
  const { data } = useRead(generalSettings, { schoolId }, { background: true, staleTime: Number.POSITIVE_INFINITY })
  return (at) => exactTime(at, language, data?.timeZone)
}
