import { payGrievancesToReview } from '@campus/contract/appeals/console.ts'
import { Id } from '@campus/contract/fields.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { usePage } from '../../../api/use-page.ts'
import { useAddressed } from '../../../console/filters/use-addressed.ts'
import { appealFilterIn } from './appeal-filter.ts'
import { GrievanceDetail } from './grievance-detail.tsx'
import { ReviewPage } from './review-page.tsx'
import { grievanceReviewWords } from './words.ts'

export default function PayGrievancesScreen() {
  const words = useWords(grievanceReviewWords)
  const addressed = useAddressed(consolePaths.payGrievances)
  const { query, place } = addressed
  const id = Id.safeParse(query.id).data
  const page = usePage(payGrievancesToReview, { ...place, ...appealFilterIn(addressed) })
  return (
    <ReviewPage
      source="payment_appeals"
      screen={consolePaths.payGrievances}
      lead={words.lead}
      addressed={addressed}
      page={page}
      about={({ amount }) => yuan(amount)}
      detail={id ? <GrievanceDetail key={id} id={id} /> : null}
    />
  )
}
