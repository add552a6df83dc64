import {
  entranceNames,
  type PayGrievance,
  payGrievance,
  payGrievances,
  withdrawPayGrievance,
} from '@campus/contract/appeals/pay-grievance.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { FactList } from '@campus/ui/page/fact-list.tsx'
import type { z } from 'zod'
import { useAction } from '../../../api/use-action.ts'
import { EvidenceTimeline } from '../../../domain/appeal/evidence-timeline.tsx'
import { useOutcome, useReviewFacts } from '../../../domain/appeal/review-facts.ts'
import { ReviewMark } from '../../../domain/appeal/review-mark.tsx'
import { evidenceWords, reviewWords } from '../../../domain/appeal/words.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import '@campus/ui/page/page.css'
import '@campus/ui/page/whole-thing.css'
import { appealsPaths, ordersPaths } from '@campus/contract/paths/orders.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { minuteOf } from '@campus/ui/time/relative-time.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { PictureStrip } from '../../../files/picture/picture-strip.tsx'
import '../appeals.css'
import { WithdrawButton } from '../withdraw-button.tsx'
import { appealWords } from '../words.ts'
import { useGrievance } from './use-grievance.ts'
import { useWayName } from './use-way-name.ts'
import { grievanceWords } from './words.ts'

interface Shown {
  readonly grievance: z.infer<typeof PayGrievance>
}

const clock = (at: string) => minuteOf(Date.parse(at))

function Said({ grievance }: Shown) {
  const words = useWords(grievanceWords)
  const { copies, counted, reason, submittedAt } = useWords(appealWords)
  const say = useSay()
  const wayName = useWayName()
  return (
    <section className="page-card" aria-labelledby="said">
      <h2 id="said">{words.said}</h2>
      <FactList
        facts={[
          [words.amount, yuan(grievance.amount)],
          [words.paidAt, clock(grievance.paidAt)],
          [words.payWay, wayName(grievance.payWay)],
          [words.entrance, say(entranceNames[grievance.entrance])],
          [copies, counted(grievance.copies)],
          [
            words.order,
            grievance.orderId && (
              <PathLink key="order" to={ordersPaths.order} query={{ id: grievance.orderId }}>
                {words.seeOrder}
              </PathLink>
            ),
          ],
          [reason, grievance.reason],
          [words.reopened, grievance.reopenReason],
          [words.screenshot, <PictureStrip key="screenshot" addresses={[grievance.screenshot]} />],
          [submittedAt, clock(grievance.createdAt)],
        ]}
      />
    </section>
  )
}

/** Withdrawn or waiting, there is no word of a reviewer to show. */
function Reviewed({ grievance }: Shown) {
  const words = useWords(reviewWords)
  const facts = useReviewFacts(grievance.review, useOutcome(grievance))
  if (grievance.review.auditedAt === null || grievance.review.state === 'withdrawn') return null
  return (
    <section className="page-card" aria-labelledby="reviewed">
      <h2 id="reviewed">{words.title}</h2>
      <FactList facts={facts} />
    </section>
  )
}

function Grievance({ grievance }: Shown) {
  const words = useWords(evidenceWords)
  const language = useLanguage()
  const { act, isActing } = useAction(withdrawPayGrievance, { changes: [payGrievance, payGrievances] })
  const { id, review, evidence, mayWithdraw } = grievance
  return (
    <div className="page appeal-view">
      <section className="page-card" aria-labelledby="found">
        <div className="thing-head">
          <h2 id="found">{nameIn(grievance, language)}</h2>
          <ReviewMark state={review.state} />
        </div>
        <section aria-label={words.title}>
          <EvidenceTimeline
            evidence={evidence}
            renderOrder={(orderId, number) => (
              <PathLink to={ordersPaths.order} query={{ id: orderId }}>
                {number}
              </PathLink>
            )}
          />
        </section>
      </section>
      <Reviewed grievance={grievance} />
      <Said grievance={grievance} />
      {mayWithdraw && <WithdrawButton isActing={isActing} onWithdraw={() => act({ id })} />}
    </div>
  )
}

/** One appeal of mine: what was found, what was decided, and what I said. */
export function GrievanceView({ id }: { readonly id: string }) {
  const { toList } = useWords(appealWords)
  const read = useGrievance(id)
  return (
    <QueryView read={read} otherWay={<PathLink to={appealsPaths.payGrievances}>{toList}</PathLink>}>
      {(grievance) => <Grievance grievance={grievance} />}
    </QueryView>
  )
}
