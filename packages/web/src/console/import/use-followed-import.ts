import type { CallShape, GivenTo, OutputOf } from '@campus/contract/call.ts'
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { z } from 'zod'
import { keyOf, useRead } from '../../api/use-read.ts'
import { useSocketState, useTopic } from '../../api/use-topic.ts'
import { type ImportStateName, isAtWork } from './import-state.tsx'

interface Followed {
  readonly id: string
  readonly state: ImportStateName
}

type ImportCall = CallShape & { readonly params: z.ZodObject<{ id: z.ZodType<string> }>; readonly output: z.ZodType<Followed> }

/** One import, followed while it works: by push, and by asking in case the push does not come. `changes` shows what it did. */
export const useFollowedImport = <Call extends ImportCall>(
  call: Call,
  { id, topic, changes }: { readonly id: string; readonly topic: string; readonly changes: readonly CallShape[] },
): UseQueryResult<OutputOf<Call>> => {
  const queries = useQueryClient()
  const isPushed = useSocketState() === 'open'
  const known = useRef<ImportStateName>(undefined)
  const given = { id } as GivenTo<Call>
  const cached = queries.getQueryData<Followed>(keyOf(call, given))
  const read = useRead(call, given, {
    enabled: id !== '',
    background: true,
    staleTime: 0,
    refetchInterval: isAtWork(cached?.state) && (isPushed ? 4000 : 1000),
  })

  useTopic(topic, (data) => {
    const news = call.output.safeParse(data)
    if (news.success && news.data.id === id) queries.setQueryData(keyOf(call, given), news.data)
  })

  const state = (read.data as Followed | undefined)?.state
  useEffect(() => {
    if (known.current !== undefined && known.current !== state)
      for (const changed of changes) void queries.invalidateQueries({ queryKey: keyOf(changed) })
    known.current = state
  }, [queries, state, changes])

  return read
}
