import { accountResets } from '@campus/contract/administration/account-resets.ts'
import { freeCopiesToReview, payGrievancesToReview } from '@campus/contract/appeals/console.ts'
import { offeredFiles } from '@campus/contract/cloudprint/console.ts'
import { feedbackCases } from '@campus/contract/help/feedback.ts'
import { correctionsToDecide } from '@campus/contract/people/corrections.ts'
import { deletionsToDecide } from '@campus/contract/people/privacy.ts'
import { printJobs } from '@campus/contract/printing/console.ts'
import { schoolFaults } from '@campus/contract/terminals/console.ts'
import { useRead } from '../../api/use-read.ts'
import { useSession } from '../../session/use-session.ts'
import type { ConsoleScreen } from '../console-titles.ts'

/** How much waits for an administrator behind each entry of the menu. */
export const useWaiting = (): Partial<Record<ConsoleScreen, number>> => {
  const roles = useSession('user')?.roles ?? []
  const enabled = roles.includes('admin')
  const options = { enabled, background: true }
  const corrections = useRead(correctionsToDecide, { pageSize: 1 }, options)
  const deletions = useRead(deletionsToDecide, { pageSize: 1 }, options)
  const resets = useRead(accountResets, {}, options)
  const feedback = useRead(feedbackCases, { pageSize: 1 }, options)
  const reviews = { enabled: enabled || roles.includes('manager'), background: true }
  const grievances = useRead(payGrievancesToReview, { pageSize: 1 }, reviews)
  const freeCopies = useRead(freeCopiesToReview, { pageSize: 1 }, reviews)
  const faults = useRead(schoolFaults, { pageSize: 1, state: 'untreated' }, reviews)
  const offered = useRead(offeredFiles, { pageSize: 1, state: 'waiting' }, reviews)
  const unsure = useRead(printJobs, { pageSize: 1, state: 'unsure' }, options)
  return {
    corrections: corrections.data?.total ?? 0,
    deletions: deletions.data?.total ?? 0,
    resets: resets.data?.filter(({ mayApprove }) => mayApprove).length ?? 0,
    feedbackCases: feedback.data?.waiting ?? 0,
    payGrievances: grievances.data?.waiting ?? 0,
    freeCopies: freeCopies.data?.waiting ?? 0,
    faults: faults.data?.total ?? 0,
    library: offered.data?.total ?? 0,
    printJobs: unsure.data?.total ?? 0,
  }
}
