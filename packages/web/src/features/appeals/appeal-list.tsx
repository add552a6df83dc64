import { type Review, ReviewState, reviewStateNames, reviewStates } from '@campus/contract/appeals/review.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import type { appealsPaths } from '@campus/contract/paths/orders.ts'
import type { Path } from '@campus/contract/paths/path.ts'
import { Button } from '@campus/ui/button/button.tsx'
import type { Pages } from '@campus/ui/list/growing-list.ts'
import { SelectBox } from '@campus/ui/select/select-box.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { NoneLikeThat } from '@campus/ui/states/none-like-that.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import type { ComponentType, ReactNode } from 'react'
import type { z } from 'zod'
import { ReviewMark } from '../../domain/appeal/review-mark.tsx'
import { useUnreadNews } from '../../domain/news/use-unread-news.ts'
import { useWide } from '../../layout/use-wide.ts'
import { open, redirect } from '../../navigation/navigator.ts'
import { RowsWithDetail } from '../../navigation/rows-with-detail.tsx'
import './appeals.css'
import type { Asked } from './appeals-screen.tsx'
import { appealWords } from './words.ts'

/** To its author an appeal is being reviewed until it is decided, however many have to agree. */
const ownStates = reviewStates.filter((state) => state !== 'seconding')

interface Appeal {
  readonly id: string
  readonly name: string
  readonly nameEn: string
  readonly nameTw: string
  readonly review: z.infer<typeof Review>
}

interface AppealListProps<Row> extends Asked {
  readonly label: string
  readonly path: typeof appealsPaths.payGrievances
  readonly pages: Pages<Row>
  /** What one sees who never appealed. */
  readonly none: string
  /** Where a new one is written, and what leads there. */
  readonly add: readonly [path: Path, says: string]
  readonly View: ComponentType<{ readonly id: string }>
  /** The lines of a row below its heading. */
  readonly children: (row: Row) => ReactNode
}

/** What I asked the school to set right, newest first; where there is room the chosen one stands beside it. */
export function AppealList<Row extends Appeal>({ label, path, pages, state, id, none, add, View, children }: AppealListProps<Row>) {
  const words = useWords(appealWords)
  const say = useSay()
  const language = useLanguage()
  useUnreadNews(() => void pages.refetch())
  const show = (state: ReviewState | undefined) => void redirect(path, { state })
  const [newPath, newSays] = add
  const write = (
    <Button color="primary" onClick={() => void open(newPath)}>
      {newSays}
    </Button>
  )
  const empty =
    state === undefined ? <Empty t={none} action={write} /> : <NoneLikeThat t={words.noneLikeThat} onShowAll={() => show(undefined)} />
  return (
    <RowsWithDetail
      isWide={useWide()}
      label={label}
      pages={pages}
      empty={empty}
      tools={
        (state !== undefined || (pages.total ?? 0) > 0) && (
          <div className="appeal-tools">
            {write}
            <SelectBox
              label={words.state}
              all={words.all}
              value={state ?? ''}
              options={ownStates.map((value) => ({ value, label: say(reviewStateNames[value]) }))}
              onChoose={(value) => show(ReviewState.safeParse(value).data)}
            />
          </div>
        )
      }
      path={path}
      filter={{ state }}
      onePath={path}
      chosen={id}
      View={View}
    >
      {(row) => (
        <span className="list-text">
          <span className="list-text-head">
            <strong>{nameIn(row, language)}</strong>
            <ReviewMark state={row.review.state} />
          </span>
          {children(row)}
        </span>
      )}
    </RowsWithDetail>
  )
}
