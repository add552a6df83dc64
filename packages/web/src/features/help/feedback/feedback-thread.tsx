import type { OutputOf } from '@campus/contract/call.ts'
import { feedbackCategoryNames, feedbackDetail } from '@campus/contract/help/feedback.ts'
import { useRead } from '../../../api/use-read.ts'
import { AboutCertificate } from '../../../domain/certificate/about-certificate.tsx'
import { PathLink } from '../../../navigation/path-link.tsx'
import '@campus/ui/page/page.css'
import { documentsPaths } from '@campus/contract/paths/documents.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { Conversation } from './conversation.tsx'
import './feedback.css'
import { PictureStrip } from '../../../files/picture/picture-strip.tsx'
import { FeedbackState } from './feedback-state.tsx'
import { FollowUp } from './follow-up.tsx'
import { feedbackWords } from './words.ts'

export type Feedback = OutputOf<typeof feedbackDetail>

function Facts({ feedback }: { readonly feedback: Feedback }) {
  const words = useWords(feedbackWords)
  const say = useSay()
  const { title, category, state, createdAt, contact, images, about } = feedback
  return (
    <section className="page-card feedback-facts">
      <h2>{title}</h2>
      <p className="feedback-state">
        <FeedbackState state={state} />
        <span>
          {say(feedbackCategoryNames[category])} · {words.submitted} <Time at={createdAt} />
        </span>
      </p>
      {about && (
        <AboutCertificate
          about={about}
          link={
            about.kind === 'document' ? (
              <PathLink to={documentsPaths.ownDocument} query={{ id: about.id }}>
                {words.toDocument}
              </PathLink>
            ) : (
              <PathLink to={documentsPaths.template} query={{ id: about.id }}>
                {words.toDocument}
              </PathLink>
            )
          }
        />
      )}
      {contact && (
        <p className="page-note">
          {words.contactGiven}: {contact}
        </p>
      )}
      {images.length > 0 && <PictureStrip addresses={images} />}
    </section>
  )
}

interface FeedbackThreadProps {
  readonly id: string
  /** Two columns where it has the page to itself. */
  readonly isAlone: boolean
}

/** One feedback with all that was said about it, and what can still be said. */
export function FeedbackThread({ id, isAlone }: FeedbackThreadProps) {
  const read = useRead(feedbackDetail, { id }, { staleTime: 0 })
  return (
    <QueryView read={read}>
      {(feedback) => (
        <div className={isAlone ? 'page page-two-columns feedback-alone' : 'page-column'}>
          <Facts feedback={feedback} />
          <div className="page-column">
            <Conversation feedback={feedback} />
            <FollowUp key={feedback.id} feedback={feedback} />
          </div>
        </div>
      )}
    </QueryView>
  )
}
