import { payGrievancesToReview } from '@campus/contract/appeals/console.ts'
import { reviewStates } from '@campus/contract/appeals/review.ts'
import { Id } from '@campus/contract/fields.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { usePage } from '../../../api/use-page.ts'
import { useAddressed } from '../../../console/filters/use-addressed.ts'
import { GrievanceDetail } from './grievance-detail.tsx'
import { ReviewPage } from './review-page.tsx'
import { grievanceReviewWords } from './words.ts'

export default function PayGrievancesScreen() {
  const words = useWords(grievanceReviewWords)
  const addressed = useAddressed(consolePaths.payGrievances)
  const { query, place, searched } = addressed
  const state = reviewStates.find((state) => state === query.state)
  const id = Id.safeParse(query.id).data
  const page = usePage(payGrievancesToReview, { ...place, ...searched, ...(state && { state }) })
  return (
    <ReviewPage
      screen={consolePaths.payGrievances}
      lead={words.lead}
      addressed={addressed}
      state={state}
      page={page}
      about={({ amount }) => yuan(amount)}
      detail={id ? <GrievanceDetail key={id} id={id} /> : null}
    />
  )
}
