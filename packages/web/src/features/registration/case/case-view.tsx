import { Id } from '@campus/contract/fields.ts'
import { accountPaths } from '@campus/contract/paths/account.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import type { ReactNode } from 'react'
import { StepLost } from '../../../domain/steps/step-lost.tsx'
import { redirect } from '../../../navigation/navigator.ts'
import '@campus/ui/page/page.css'
import './case.css'
import { type RegistrationCase, useCase } from './use-case.ts'
import { caseWords } from './words.ts'

function Shown({ id, children }: { readonly id: string; readonly children: (shown: RegistrationCase) => ReactNode }) {
  const words = useWords(caseWords)
  const read = useCase(id)
  return (
    <QueryView read={read} otherWay={<Button onClick={() => void redirect(accountPaths.chooseUserType)}>{words.startAgain}</Button>}>
      {children}
    </QueryView>
  )
}

interface CaseViewProps {
  /** As the address has it: anything may stand there. */
  readonly id: string | undefined
  readonly children: (shown: RegistrationCase) => ReactNode
}

/** A screen about one case; without its id registration begins at the first screen. */
export function CaseView({ id, children }: CaseViewProps) {
  const known = Id.safeParse(id).data
  return (
    <section className="page case-page">
      {known ? <Shown id={known}>{children}</Shown> : <StepLost first={accountPaths.chooseUserType} />}
    </section>
  )
}
