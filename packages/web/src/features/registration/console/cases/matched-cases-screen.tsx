import { registrationPaths } from '@campus/contract/paths/registration.ts'
import { matchedCases } from '@campus/contract/registration/console/cases.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { usePage } from '../../../../api/use-page.ts'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { MatchedVerdict } from '../case/case-verdict.tsx'
import { casesWords } from '../words.ts'
import { CasesPage } from './cases-page.tsx'
import { queueQuery } from './queue-query.ts'

/** Registrations that fit a record, decided one by one or many together. */
export default function MatchedCasesScreen() {
  const addressed = useAddressed(registrationPaths.matchedCases)
  return (
    <CasesPage
      source="matched_cases"
      screen={registrationPaths.matchedCases}
      onePath={registrationPaths.matchedCase}
      lead={useWords(casesWords).matchedLead}
      addressed={addressed}
      read={usePage(matchedCases, queueQuery(addressed))}
      verdict={MatchedVerdict}
    />
  )
}
