import { gatherEvidence, payGrievancesToReview, payGrievanceToReview } from '@campus/contract/appeals/console.ts'
import { entranceNames } from '@campus/contract/appeals/pay-grievance.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { homeInit } from '@campus/contract/home/workbench.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { providerNames } from '@campus/contract/payment/pay-ways.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../api/use-action.ts'
import { useRead } from '../../../api/use-read.ts'
import { EvidenceTimeline } from '../../../domain/appeal/evidence-timeline.tsx'
import { useOutcome, useReviewFacts } from '../../../domain/appeal/review-facts.ts'
import { ReviewMark } from '../../../domain/appeal/review-mark.tsx'
import { PictureStrip } from '../../../files/picture/picture-strip.tsx'
import { PathLink } from '../../../navigation/path-link.tsx'
import '../../../console/look/console-look.css'
import { Facts } from '../../../console/look/facts.tsx'
import { Moment } from '../../../console/look/moment.tsx'
import { AppellantLink } from './appellant-link.tsx'
import { GrievanceVerdict } from './grievance-verdict.tsx'
import { ReopenForm } from './reopen-form.tsx'
import { appealReviewWords, grievanceReviewWords } from './words.ts'

type Grievance = OutputOf<typeof payGrievanceToReview>

interface Shown {
  readonly grievance: Grievance
}

const isTold = ([, value]: readonly [string, unknown]) => value !== '' && value !== null

/** The timeline, with a button to query the provider again before a decision. */
function Timeline({ grievance: { id, review, evidence } }: Shown) {
  const words = useWords(grievanceReviewWords)
  const { act, isActing } = useAction(gatherEvidence, { changes: [payGrievanceToReview, payGrievancesToReview, homeInit] })
  const gather = async () => {
    await act({ id })
    toast(words.gathered, 'success')
  }
  return (
    <EvidenceTimeline
      evidence={evidence}
      renderOrder={(orderId, number) => (
        <PathLink to={consolePaths.orders} query={{ id: orderId }}>
          {number}
        </PathLink>
      )}
      action={
        review.state === 'pending' && (
          <Button size="small" loading={isActing} onClick={() => void gather().catch(() => undefined)}>
            {words.gather}
          </Button>
        )
      }
    />
  )
}

function Said({ grievance }: Shown) {
  const words = useWords(grievanceReviewWords)
  const common = useWords(appealReviewWords)
  const say = useSay()
  const { reopenReason, entrance, payWay, paidAt, copies, amount, reason, screenshot, createdAt, firstAuditor } = grievance
  const reviewed = useReviewFacts(grievance.review, useOutcome(grievance))
  return (
    <Facts
      facts={[
        [common.person, <AppellantLink key="person" of={grievance} />],
        [words.claimed, `${yuan(amount)} · ${common.counted(copies)}`],
        [words.paidAt, <Moment key="paid" at={paidAt} />],
        [words.payWay, `${payWay === 'beans' ? words.beans : say(providerNames[payWay])} · ${say(entranceNames[entrance])}`],
        [common.reason, reason],
        [words.screenshot, <PictureStrip key="screenshot" addresses={[screenshot]} />],
        [common.at, <Moment key="at" at={createdAt} />],
        ...[[words.reopenReason, reopenReason] as const, [words.firstAuditor, firstAuditor] as const, ...reviewed].filter(isTold),
      ]}
    />
  )
}

function Detail({ grievance }: Shown) {
  const words = useWords(grievanceReviewWords)
  const { mayNot } = useWords(appealReviewWords)
  const language = useLanguage()
  const { id, review, mayReview, mayReopen } = grievance
  const isOpen = review.state === 'pending' || review.state === 'seconding'
  return (
    <article className="console-card">
      <header>
        <h2>{nameIn(grievance, language)}</h2>
        <ReviewMark state={review.state} />
      </header>
      <Timeline grievance={grievance} />
      <Said grievance={grievance} />
      {review.state === 'seconding' && mayReview && <p className="console-note">{words.seconding}</p>}
      {mayReopen && <ReopenForm id={id} />}
      {isOpen && mayReview && <GrievanceVerdict key={`${id} ${review.state}`} grievance={grievance} />}
      {isOpen && !mayReview && <p className="console-note">{review.state === 'seconding' ? words.waitsForOther : mayNot}</p>}
    </article>
  )
}

/** One appeal with all that a verdict needs. */
export function GrievanceDetail({ id }: { readonly id: string }) {
  const read = useRead(payGrievanceToReview, { id }, { staleTime: 0 })
  return <QueryView read={read}>{(grievance) => <Detail grievance={grievance} />}</QueryView>
}
