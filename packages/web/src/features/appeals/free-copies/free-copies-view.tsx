import { type FreeCopiesRequest, freeCopiesRequest, freeCopiesRequests, withdrawFreeCopies } from '@campus/contract/appeals/free-copies.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { FactList } from '@campus/ui/page/fact-list.tsx'
import type { z } from 'zod'
import { useAction } from '../../../api/use-action.ts'
import { useRead } from '../../../api/use-read.ts'
import { useReviewFacts } from '../../../domain/appeal/review-facts.ts'
import { ReviewMark } from '../../../domain/appeal/review-mark.tsx'
import { reviewWords } from '../../../domain/appeal/words.ts'
import { useUnreadNews } from '../../../domain/news/use-unread-news.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import '@campus/ui/page/page.css'
import '@campus/ui/page/whole-thing.css'
import { documentsPaths } from '@campus/contract/paths/documents.ts'
import { appealsPaths } from '@campus/contract/paths/orders.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { minuteOf } from '@campus/ui/time/relative-time.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import '../appeals.css'
import { WithdrawButton } from '../withdraw-button.tsx'
import { appealWords } from '../words.ts'
import { freeCopiesWords } from './words.ts'

function Request({ request }: { readonly request: z.infer<typeof FreeCopiesRequest> }) {
  const words = useWords(freeCopiesWords)
  const { counted, reason, submittedAt } = useWords(appealWords)
  const { title, granted: got } = useWords(reviewWords)
  const language = useLanguage()
  const { act, isActing } = useAction(withdrawFreeCopies, { changes: [freeCopiesRequest, freeCopiesRequests] })
  const { id, templateId, copies, granted, review, createdAt, mayWithdraw } = request
  const reviewed = useReviewFacts(review, granted > 0 ? got(granted) : '')
  return (
    <div className="page appeal-view">
      <section className="page-card" aria-labelledby="request">
        <div className="thing-head">
          <h2 id="request">{nameIn(request, language)}</h2>
          <ReviewMark state={review.state} />
        </div>
        <FactList
          facts={[
            [words.asked, counted(copies)],
            [reason, request.reason],
            [submittedAt, minuteOf(Date.parse(createdAt))],
          ]}
        />
      </section>
      {review.auditedAt !== null && review.state !== 'withdrawn' && (
        <section className="page-card" aria-labelledby="reviewed">
          <h2 id="reviewed">{title}</h2>
          <FactList facts={reviewed} />
          {granted > 0 && (
            <PathLink to={documentsPaths.template} query={{ id: templateId }} className="appeal-way-on">
              {words.apply}
            </PathLink>
          )}
        </section>
      )}
      {mayWithdraw && <WithdrawButton isActing={isActing} onWithdraw={() => act({ id })} />}
    </div>
  )
}

/** One request of mine; the answer of the school appears by itself. */
export function FreeCopiesView({ id }: { readonly id: string }) {
  const { toList } = useWords(appealWords)
  const read = useRead(freeCopiesRequest, { id }, { staleTime: 0 })
  useUnreadNews(() => void read.refetch())
  return (
    <QueryView read={read} otherWay={<PathLink to={appealsPaths.freeCopies}>{toList}</PathLink>}>
      {(request) => <Request request={request} />}
    </QueryView>
  )
}
