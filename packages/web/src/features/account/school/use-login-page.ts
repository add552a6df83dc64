import type { OutputOf } from '@campus/contract/call.ts'
import { loginInit } from '@campus/contract/school/login-page.ts'
import { useEffect } from 'react'
import { Refusal } from '../../../api/failures.ts'
import { queryClient } from '../../../api/query-client.ts'
import { send } from '../../../api/send.ts'
import { keyOf, useRead } from '../../../api/use-read.ts'
import { changeSession } from '../../../session/session-store.ts'
import { useSession } from '../../../session/use-session.ts'

export type LoginPage = OutputOf<typeof loginInit>

const staleTime = 300_000

/** What the chosen school offers at its door; before a choice, the school that the server names first. */
export const useLoginPage = () => {
  const school = useSession('school')
  const read = useRead(loginInit, school ? { schoolId: school.id } : {}, { staleTime })
  const isGone = school !== null && read.error instanceof Refusal && read.error.word === 'school_unknown'
  useEffect(() => {
    if (isGone) changeSession((session) => ({ ...session, school: null }))
  }, [isGone])
  return read
}

/** Reads the page of the school first, so that the form on the screen stays while its school changes. */
export const chooseSchool = async (school: { readonly id: string; readonly name: string }): Promise<void> => {
  const given = { schoolId: school.id }
  await queryClient.fetchQuery({ queryKey: keyOf(loginInit, given), queryFn: () => send(loginInit, given), staleTime })
  changeSession((session) => ({ ...session, school: { id: school.id, name: school.name } }))
}
