import { type Review, type ReviewState, reviewStateNames, reviewStates } from '@campus/contract/appeals/review.ts'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { ReviewMark } from '../../../parts/appeal/review-mark.tsx'
import { nameIn } from '../../../parts/map/place-name.ts'
import { Empty } from '../../../parts/states/empty.tsx'
import type { PageRead } from '../../../parts/table/page-read.ts'
import { Time } from '../../../parts/time/time.tsx'
import type { consolePaths } from '../../../paths/console.ts'
import { useLanguage } from '../../../words/language-store.ts'
import { useSay, useWords } from '../../../words/words.ts'
import '../filters/filters.css'
import { SearchFilter } from '../filters/search-filter.tsx'
import { SelectFilter } from '../filters/select-filter.tsx'
import type { useAddressed } from '../filters/use-addressed.ts'
import { ConsoleFrame } from '../frame/console-frame.tsx'
import { ChoosableList } from '../look/choosable-list.tsx'
import { ListBeside } from '../look/list-beside.tsx'
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
  readonly screen: 'payGrievances' | 'freeCopies'
  readonly lead: string
  readonly addressed: ReturnType<typeof useAddressed<typeof consolePaths.payGrievances>>
  readonly state: ReviewState | undefined
  readonly page: PageRead<Row>
  /** What it comes to, beside the certificate. */
  readonly about: (row: Row) => string
  readonly detail: ReactNode
}

/** What people want set right, those that wait first, with the chosen one beside. */
export function ReviewPage<Row extends Asked>({ screen, lead, addressed, state, page, about, detail }: ReviewPageProps<Row>) {
  const words = useWords(appealReviewWords)
  const say = useSay()
  const language = useLanguage()
  const { query, place, filter, move, choose } = addressed
  const isNarrowed = state !== undefined || Boolean(query.words)
  const list = (
    <>
      <div className="filters">
        <SearchFilter label={words.search} value={query.words ?? ''} onSearch={(text) => filter({ words: text || undefined })} />
        <SelectFilter
          label={words.state}
          all={words.allStates}
          value={state ?? ''}
          options={reviewStates.map((value) => ({ value, label: say(reviewStateNames[value]) }))}
          onChoose={(value) => filter({ state: value || undefined })}
        />
      </div>
      <ChoosableList
        label={lead}
        read={page}
        chosen={query.id}
        onChoose={choose}
        place={place}
        onMove={move}
        empty={<Empty says={isNarrowed ? words.none : words.noneYet} />}
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
      </ChoosableList>
    </>
  )
  return (
    <ConsoleFrame screen={screen} lead={lead}>
      {page.data?.total === 0 && !detail ? (
        list
      ) : (
        <ListBeside list={list} hint={query.id && page.data ? words.gone : words.choose} detail={detail} />
      )}
    </ConsoleFrame>
  )
}
