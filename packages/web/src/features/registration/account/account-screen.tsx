import { Id } from '@campus/contract/fields.ts'
import { registrationPaths } from '@campus/contract/paths/registration.ts'
import { caseOfMail } from '@campus/contract/registration/case.ts'
import { loginInit } from '@campus/contract/school/login-page.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useEffect, useState } from 'react'
import { useRead } from '../../../api/use-read.ts'
import { redirect } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { CaseView } from '../case/case-view.tsx'
import { provedCase } from '../case/kept-case.ts'
import { StartAgain } from '../case/start-again.tsx'
import type { RegistrationCase } from '../case/use-case.ts'
import { AccountForm } from './account-form.tsx'
import { accountWords } from './words.ts'

interface OfCase {
  readonly shown: RegistrationCase
  readonly ticket: string | undefined
}

function Account({ shown, ticket }: OfCase) {
  const words = useWords(accountWords)
  const page = useRead(loginInit, { schoolId: shown.schoolId })
  return (
    <>
      <h2>{words.title}</h2>
      <p className="page-lead">{ticket === undefined ? words.forReview : words.proved}</p>
      <QueryView read={page}>{({ passwordMost }) => <AccountForm shown={shown} ticket={ticket} most={passwordMost} />}</QueryView>
    </>
  )
}

/** Where there is nothing to choose any more, the page of the case says what comes next. */
function Step({ shown, ticket }: OfCase) {
  const { id, nextStep } = shown
  const isHere = ticket !== undefined || nextStep === 'prove' || nextStep === 'hand_in'
  useEffect(() => {
    if (!isHere) void redirect(registrationPaths.progress, { id })
  }, [isHere, id])
  return isHere ? <Account shown={shown} ticket={ticket} /> : null
}

/** From a mail: its address opens the case and proves who reads it. */
function ByMail({ uuid }: { readonly uuid: string }) {
  const read = useRead(caseOfMail, { uuid }, { staleTime: Number.POSITIVE_INFINITY })
  return (
    <QueryView read={read} otherWay={<StartAgain />}>
      {({ id, ticket }) => <CaseView id={id}>{(shown) => <Step shown={shown} ticket={ticket ?? undefined} />}</CaseView>}
    </QueryView>
  )
}

/** Password and channel of the account that opens. */
export default function AccountScreen() {
  const { id, uuid } = useQueryOf(registrationPaths.account)
  const [proved] = useState(provedCase.read)
  const fromMail = Id.safeParse(uuid).data
  if (fromMail) return <ByMail uuid={fromMail} />
  return <CaseView id={id}>{(shown) => <Step shown={shown} ticket={proved?.id === shown.id ? proved.ticket : undefined} />}</CaseView>
}
