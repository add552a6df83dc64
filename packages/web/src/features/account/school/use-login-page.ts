import { Refusal } from '@campus/client/failures.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { loginInit } from '@campus/contract/school/login-page.ts'
import { useEffect } from 'react'
import { queryClient } from '../../../api/query-client.ts'
import { send } from '../../../api/send.ts'
import { keyOf, useRead } from '../../../api/use-read.ts'
import { changeSession } from '../../../session/session-store.ts'
import { useSession } from '../../../session/use-session.ts'

export type LoginPage = OutputOf<typeof loginInit>

export interface ChosenSchool {
  readonly id: string
  readonly name: string
}

const staleTime = 300_000

/** What the chosen school offers at its door; before a choice, the school that the server names first. */
export const useLoginPage = () => {
  const school = useSession('school')
  const read = useRead(loginInit, school ? { schoolId: school.id } : {}, { staleTime })
  const isGone = school !== null && read.error instanceof Refusal && read.error.code === 'school_unknown'
  useEffect(() => {
    if (isGone) changeSession((session) => ({ ...session, school: null }))
  }, [isGone])
  return read
}

/** For who changes the school of a form: the page is read first, so that what was typed stays on the screen meanwhile. */
export const readLoginPage = (schoolId: string): Promise<LoginPage> =>
  queryClient.fetchQuery({ queryKey: keyOf(loginInit, { schoolId }), queryFn: () => send(loginInit, { schoolId }), staleTime })

/** From now on this device belongs to that school. */
export const chooseSchool = async ({ id, name }: ChosenSchool): Promise<void> => {
  await readLoginPage(id)
  changeSession((session) => ({ ...session, school: { id, name } }))
}
