import { Id } from '@campus/contract/fields.ts'
import { accountPaths } from '@campus/contract/paths/account.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import type { ReactNode } from 'react'
import { StepLost } from '../../../domain/steps/step-lost.tsx'
import '@campus/ui/page/page.css'
import './case.css'
import { StartAgain } from './start-again.tsx'
import { type RegistrationCase, useCase } from './use-case.ts'

function Shown({ id, children }: { readonly id: string; readonly children: (shown: RegistrationCase) => ReactNode }) {
  const read = useCase(id)
  return (
    <QueryView read={read} otherWay={<StartAgain />}>
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
