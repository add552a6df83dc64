import { freeCopiesToReview, reviewFreeCopies } from '@campus/contract/appeals/console.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { homeInit } from '@campus/contract/home/workbench.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { Stepper } from '@campus/ui/stepper/stepper.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useAction } from '../../../api/use-action.ts'
import { usePage } from '../../../api/use-page.ts'
import { useAddressed } from '../../../console/filters/use-addressed.ts'
import { useReviewFacts } from '../../../domain/appeal/review-facts.ts'
import { ReviewMark } from '../../../domain/appeal/review-mark.tsx'
import { reviewWords } from '../../../domain/appeal/words.ts'
import '../../../console/look/console-look.css'
import { Facts } from '../../../console/look/facts.tsx'
import { Moment } from '../../../console/look/moment.tsx'
import { appealFilterIn } from './appeal-filter.ts'
import { AppellantLink } from './appellant-link.tsx'
import { ReviewPage } from './review-page.tsx'
import { VerdictForm } from './verdict-form.tsx'
import { appealReviewWords, freeCopiesReviewWords } from './words.ts'

type Request = OutputOf<typeof freeCopiesToReview>['rows'][number]

function Verdict({ request: { id, personName, copies } }: { readonly request: Request }) {
  const words = useWords(freeCopiesReviewWords)
  const [granted, setGranted] = useState(copies)
  const { act } = useAction(reviewFreeCopies, { changes: [freeCopiesToReview, homeInit], quiet: true })
  return (
    <VerdictForm
      id={id}
      name={personName}
      pass={words.pass}
      passTitle={words.passTitle(granted, personName)}
      onReview={(verdict, notes) => act({ id, verdict, notes, ...(verdict === 'passed' && { copies: granted }) })}
    >
      <Stepper label={words.grant} value={granted} least={1} max={copies} onChange={setGranted} />
    </VerdictForm>
  )
}

function Detail({ request }: { readonly request: Request }) {
  const words = useWords(freeCopiesReviewWords)
  const common = useWords(appealReviewWords)
  const { granted: got } = useWords(reviewWords)
  const language = useLanguage()
  const { id, copies, granted, free, used, reason, review, createdAt, mayReview } = request
  const reviewed = useReviewFacts(review, granted > 0 ? got(granted) : '')
  return (
    <article className="console-card">
      <header>
        <h2>{nameIn(request, language)}</h2>
        <ReviewMark state={review.state} />
      </header>
      <Facts
        facts={[
          [common.person, <AppellantLink key="person" of={request} />],
          [words.asked, common.counted(copies)],
          [words.standing, words.standingText(free, used)],
          [common.reason, reason],
          [common.at, <Moment key="at" at={createdAt} />],
          ...reviewed.filter(([, value]) => value !== '' && value !== null),
        ]}
      />
      {review.state === 'pending' && mayReview && <Verdict key={id} request={request} />}
      {review.state === 'pending' && !mayReview && <p className="console-note">{common.mayNot}</p>}
    </article>
  )
}

export default function FreeCopiesScreen() {
  const words = useWords(freeCopiesReviewWords)
  const { counted } = useWords(appealReviewWords)
  const addressed = useAddressed(consolePaths.freeCopies)
  const { query, place } = addressed
  const page = usePage(freeCopiesToReview, { ...place, ...appealFilterIn(addressed) })
  const shown = page.data?.rows.find(({ id }) => id === query.id)
  return (
    <ReviewPage
      source="free_copies"
      screen={consolePaths.freeCopies}
      lead={words.lead}
      addressed={addressed}
      page={page}
      about={({ copies }) => counted(copies)}
      detail={shown ? <Detail request={shown} /> : null}
    />
  )
}
