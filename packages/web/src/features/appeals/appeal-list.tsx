import { ReviewState, reviewStateNames, reviewStates } from '@campus/contract/appeals/review.ts'
import { Button } from 'antd-mobile'
import { DownOutline } from 'antd-mobile-icons'
import type { ReactElement, ReactNode } from 'react'
import { useWide } from '../../chrome/use-wide.ts'
import { PathLink } from '../../navigation/path-link.tsx'
import { Beside } from '../../parts/beside/beside.tsx'
import { useFirst } from '../../parts/beside/use-first.ts'
import { EndlessList } from '../../parts/list/endless-list.tsx'
import type { Pages } from '../../parts/list/growing-list.ts'
import { useUnreadNews } from '../../parts/news/use-unread-news.ts'
import { Empty } from '../../parts/states/empty.tsx'
import type { appealsPaths } from '../../paths/trade.ts'
import { useSay, useWords } from '../../words/words.ts'
import './appeals.css'
import { appealWords } from './words.ts'

interface AppealListProps<Row> {
  readonly label: string
  readonly path: typeof appealsPaths.payGrievances
  readonly pages: Pages<Row>
  readonly state: ReviewState | undefined
  readonly onState: (state: ReviewState | undefined) => void
  readonly chosen: string | undefined
  /** What one sees who never appealed. */
  readonly none: string
  readonly add: ReactNode
  readonly renderRow: (row: Row) => ReactElement
  readonly renderDetail: (id: string) => ReactNode
}

/** What I asked the school to set right, newest first; where there is room the chosen one stands beside it. */
export function AppealList<Row extends { readonly id: string }>({
  label,
  path,
  pages,
  state,
  onState,
  chosen,
  none,
  add,
  renderRow,
  renderDetail,
}: AppealListProps<Row>) {
  const words = useWords(appealWords)
  const say = useSay()
  const isWide = useWide()
  const first = useFirst(pages.data?.[0]?.id)
  const shownId = isWide ? (chosen ?? first) : undefined
  useUnreadNews(() => void pages.refetch())
  const empty =
    state === undefined ? (
      <Empty says={none} action={add} />
    ) : (
      <Empty says={words.noneLikeThat} action={<Button onClick={() => onState(undefined)}>{words.showAll}</Button>} />
    )
  return (
    <Beside detail={shownId && renderDetail(shownId)}>
      {(state !== undefined || (pages.total ?? 0) > 0) && (
        <div className="appeal-tools">
          {add}
          <span className="appeal-state">
            <select
              aria-label={words.state}
              value={state ?? ''}
              onChange={({ target }) => onState(ReviewState.safeParse(target.value).data)}
            >
              <option value="">{words.all}</option>
              {reviewStates.map((one) => (
                <option key={one} value={one}>
                  {say(reviewStateNames[one])}
                </option>
              ))}
            </select>
            <DownOutline aria-hidden="true" />
          </span>
        </div>
      )}
      <EndlessList label={label} pages={pages} keyOfRow={({ id }) => id} empty={empty}>
        {(row) => (
          <PathLink
            to={path}
            query={{ ...(state && { state }), id: row.id }}
            replaces={isWide}
            isCurrent={row.id === shownId}
            className="appeal-link"
          >
            {renderRow(row)}
          </PathLink>
        )}
      </EndlessList>
    </Beside>
  )
}
