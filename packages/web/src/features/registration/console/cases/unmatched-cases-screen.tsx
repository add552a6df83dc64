import { registrationPaths } from '@campus/contract/paths/registration.ts'
import { unmatchedCases } from '@campus/contract/registration/console/cases.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { usePage } from '../../../../api/use-page.ts'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { UnmatchedVerdicts } from '../case/case-verdict.tsx'
import { casesWords } from '../words.ts'
import { CasesPage } from './cases-page.tsx'
import { queueQuery } from './queue-query.ts'

/** Registrations that fit no record: each is linked to one by hand, or not at all. */
export default function UnmatchedCasesScreen() {
  const addressed = useAddressed(registrationPaths.unmatchedCases)
  return (
    <CasesPage
      source="unmatched_cases"
      screen={registrationPaths.unmatchedCases}
      onePath={registrationPaths.unmatchedCase}
      lead={useWords(casesWords).unmatchedLead}
      addressed={addressed}
      read={usePage(unmatchedCases, queueQuery(addressed))}
      verdict={UnmatchedVerdicts}
    />
  )
}
