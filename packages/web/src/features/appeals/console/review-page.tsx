import { type Review, reviewStateNames, reviewStates } from '@campus/contract/appeals/review.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import type { consolePaths } from '@campus/contract/paths/console.ts'
import type { Path } from '@campus/contract/paths/path.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import type { PageRead } from '@campus/ui/table/page-read.ts'
import { Time } from '@campus/ui/time/time.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { ExportButton } from '../../../console/export/export-button.tsx'
import { DaysFilter } from '../../../console/filters/days-filter.tsx'
import { Filters } from '../../../console/filters/filters.tsx'
import { SearchFilter } from '../../../console/filters/search-filter.tsx'
import { StateFilter } from '../../../console/filters/state-filter.tsx'
import type { Addressed } from '../../../console/filters/use-addressed.ts'
import { ListScreen } from '../../../console/frame/list-screen.tsx'
import { ReviewMark } from '../../../domain/appeal/review-mark.tsx'
import { appealFilterIn } from './appeal-filter.ts'
import { appealReviewWords } from './words.ts'

interface Asked {
  readonly id: string
  readonly name: string
  readonly nameEn: string
  readonly nameTw: string
  readonly personName: string
  readonly personNumber: string
  readonly review: z.infer<typeof Review>
  readonly createdAt: string
}

interface ReviewPageProps<Row> {
  readonly source: 'payment_appeals' | 'free_copies'
  readonly screen: Path
  readonly lead: string
  readonly addressed: Addressed<typeof consolePaths.payGrievances>
  readonly page: PageRead<Row>
  /** The price, beside the certificate. */
  readonly about: (row: Row) => string
  readonly detail: ReactNode
}

/** What people want set right, those that wait first, with the chosen one beside. */
export function ReviewPage<Row extends Asked>({ source, screen, lead, addressed, page, about, detail }: ReviewPageProps<Row>) {
  const words = useWords(appealReviewWords)
  const say = useSay()
  const language = useLanguage()
  const { query } = addressed
  const filter = appealFilterIn(addressed)
  return (
    <ListScreen
      screen={screen}
      lead={lead}
      actions={<ExportButton source={source} filter={filter} />}
      addressed={addressed}
      filters={
        <Filters>
          <SearchFilter of={addressed} label={words.search} />
          <StateFilter of={addressed} states={reviewStates} t={(state) => say(reviewStateNames[state])} />
          <DaysFilter of={addressed} />
        </Filters>
      }
      read={page}
      empty={<Empty t={Object.keys(filter).length > 0 ? words.none : words.noneYet} />}
      hint={query.id && page.data ? words.gone : words.choose}
      waits={({ review }) => review.state === 'pending'}
      hasVerdictKeys
      detail={detail}
    >
      {(row) => (
        <>
          <span className="choosable-head">
            {row.personName}
            <ReviewMark state={row.review.state} />
          </span>
          <small>
            {nameIn(row, language)} · {about(row)}
          </small>
          <small>
            {row.personNumber} · <Time at={row.createdAt} />
          </small>
        </>
      )}
    </ListScreen>
  )
}
