import { people } from '@campus/contract/administration/people.ts'
import { importLines, imports, personImport } from '@campus/contract/administration/people-import.ts'
import type { CallShape } from '@campus/contract/call.ts'
import { orgTree } from '@campus/contract/school/console/organisation.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { keyOf, useRead } from '../../../../api/use-read.ts'
import { useSocketState, useTopic } from '../../../../api/use-topic.ts'
import type { PersonImport } from './import-state.tsx'

const isAtWork = (state: PersonImport['state'] | undefined) => state === 'reading' || state === 'running'

/** One import, followed while it works: by push, and by asking in case the push does not come. */
export const useImport = (id: string) => {
  const queries = useQueryClient()
  const isPushed = useSocketState() === 'open'
  const known = useRef<PersonImport['state']>(undefined)
  const cached = queries.getQueryData<PersonImport>(keyOf(personImport, { id }))
  const read = useRead(
    personImport,
    { id },
    { enabled: id !== '', background: true, staleTime: 0, refetchInterval: isAtWork(cached?.state) && (isPushed ? 4000 : 1000) },
  )

  useTopic('import', (data) => {
    const news = personImport.output.safeParse(data)
    if (news.success && news.data.id === id) queries.setQueryData(keyOf(personImport, { id }), news.data)
  })

  const state = read.data?.state
  useEffect(() => {
    if (known.current !== undefined && known.current !== state) {
      // What it did can be seen in all of these.
      for (const call of [importLines, imports, people, orgTree]) void queries.invalidateQueries({ queryKey: keyOf<CallShape>(call) })
    }
    known.current = state
  }, [queries, state])

  return read
}
