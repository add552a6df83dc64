import { wayNames } from '@campus/contract/documents/template-choices.ts'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { type Fact, FactList } from '@campus/ui/page/fact-list.tsx'
import { PathLink } from '../../../navigation/path-link.tsx'
import '@campus/ui/page/page.css'
import { certificatesPaths } from '@campus/contract/paths/certificates.ts'
import { ordersPaths } from '@campus/contract/paths/orders.ts'
import { lastDayOf, minuteOf } from '@campus/ui/time/relative-time.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import type { Application } from './use-application.ts'
import { applicationWords } from './words.ts'

/** The heading, and the way to show or hide it while nothing is made. */
function Heading({ application: { id, heading, isHeadingShown, documentId } }: { readonly application: Application }) {
  const words = useWords(applicationWords)
  return (
    <>
      {heading} {!isHeadingShown && `(${words.headingHidden}) `}
      {documentId === null && (
        <PathLink to={certificatesPaths.heading} query={{ applicationId: id }}>
          {words.changeHeading}
        </PathLink>
      )}
    </>
  )
}

/** What was applied for, as it was said. */
export function FactsCard({ application }: { readonly application: Application }) {
  const words = useWords(applicationWords)
  const say = useSay()
  const { way, copies, printed, amount, freeCopies, orderId, orderNumber, heading, titleZh, titleEn, email, ccEmails } = application
  const { delegate, courses, academicYears, serial, validUntil, createdAt, decidedBy } = application
  const facts: readonly (Fact | false)[] = [
    [words.way, say(wayNames[way])],
    way === 'paper' && [words.copies, words.printed(printed, copies)],
    [
      words.cost,
      <>
        {amount === 0 ? words.free : yuan(amount)}
        {freeCopies > 0 && words.freeCopies(freeCopies)}
      </>,
    ],
    [
      words.order,
      <PathLink key="order" to={ordersPaths.order} query={{ id: orderId }}>
        {orderNumber}
      </PathLink>,
    ],
    heading !== '' && [words.heading, <Heading key="heading" application={application} />],
    courses > 0 && [words.courses, words.coursesCount(courses)],
    academicYears.length > 0 && [words.years, academicYears.join(' · ')],
    (titleZh !== '' || titleEn !== '') && [words.titles, [titleZh, titleEn].filter(Boolean).join(' / ')],
    email !== '' && [words.email, email],
    ccEmails.length > 0 && [words.cc, ccEmails.join(', ')],
    delegate !== null && [words.delegate, `${delegate.name} ${delegate.number}`],
    serial !== '' && [words.serial, serial],
    validUntil !== null && [words.validUntil, lastDayOf(Date.parse(validUntil))],
    decidedBy !== '' && [words.decided, decidedBy],
    [words.applied, minuteOf(Date.parse(createdAt))],
  ]
  return (
    <section className="page-card" aria-labelledby="facts">
      <h2 id="facts">{words.about}</h2>
      <FactList facts={facts.filter((fact) => fact !== false)} />
    </section>
  )
}
