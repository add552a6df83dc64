import { registrationPaths } from '@campus/contract/paths/registration.ts'
import { unmatchedCases } from '@campus/contract/registration/console/cases.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { usePage } from '../../../../api/use-page.ts'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { CaseDetail } from '../case/case-detail.tsx'
import { casesWords } from '../words.ts'
import { CasesPage } from './cases-page.tsx'
import { chosenIn, queueQuery } from './queue-query.ts'

/** Registrations that fit no record: each is linked to one by hand, or not at all. */
export default function UnmatchedCasesScreen() {
  const words = useWords(casesWords)
  const addressed = useAddressed(registrationPaths.unmatchedCases)
  const id = chosenIn(addressed)
  return (
    <CasesPage
      screen={registrationPaths.unmatchedCases}
      onePath={registrationPaths.unmatchedCase}
      lead={words.unmatchedLead}
      addressed={addressed}
      read={usePage(unmatchedCases, queueQuery(addressed))}
      detail={id ? <CaseDetail key={id} id={id} /> : null}
    />
  )
}
