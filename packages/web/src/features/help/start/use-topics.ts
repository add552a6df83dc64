import { commonProblems } from '@campus/contract/help/problems.ts'
import { ownDictionary } from '@campus/contract/school/dictionaries.ts'
import { useRead } from '../../../api/use-read.ts'
import { useHelpSchool } from '../../../domain/articles/help-school.ts'
import { useSession } from '../../../session/use-session.ts'

interface Topic {
  readonly value: string
  readonly label: string
}

const staleTime = 300_000

/** The school's own list of topics. Lists of a school are for its people: who is not logged in gets the topics of what can be read. */
export const useTopics = (): readonly Topic[] => {
  const isLoggedIn = useSession('token') !== ''
  const own = useRead(ownDictionary, { dictType: 'problem_type' }, { staleTime, enabled: isLoggedIn })
  const open = useRead(commonProblems, { ...useHelpSchool(), dictType: 'all' }, { staleTime, enabled: !isLoggedIn })
  if (isLoggedIn) return own.data ?? []
  return [...new Map(open.data?.map(({ type, typeName }) => [type, { value: type, label: typeName }])).values()]
}
