import { freeCopiesRequests } from '@campus/contract/appeals/free-copies.ts'
import { ReviewState } from '@campus/contract/appeals/review.ts'
import { Id } from '@campus/contract/fields.ts'
import { Button } from 'antd-mobile'
import { send } from '../../../api/send.ts'
import { keyOf } from '../../../api/use-read.ts'
import { useWide } from '../../../chrome/use-wide.ts'
import { open, redirect } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { ReviewMark } from '../../../parts/appeal/review-mark.tsx'
import { usePages } from '../../../parts/list/use-pages.ts'
import { nameIn } from '../../../parts/map/place-name.ts'
import { Time } from '../../../parts/time/time.tsx'
import { appealsPaths } from '../../../paths/trade.ts'
import { useLanguage } from '../../../words/language-store.ts'
import { useWords } from '../../../words/words.ts'
import { AppealList } from '../appeal-list.tsx'
import { appealWords } from '../words.ts'
import { FreeCopiesView } from './free-copies-view.tsx'
import { freeCopiesWords } from './words.ts'

function Requests({ state, id }: { readonly state: ReviewState | undefined; readonly id: string | undefined }) {
  const words = useWords(freeCopiesWords)
  const { counted } = useWords(appealWords)
  const language = useLanguage()
  const asked = { state }
  const pages = usePages(keyOf(freeCopiesRequests, asked), (pageNum, signal) => send(freeCopiesRequests, { ...asked, pageNum }, { signal }))
  return (
    <AppealList
      label={words.list}
      path={appealsPaths.freeCopies}
      pages={pages}
      state={state}
      onState={(chosen) => void redirect(appealsPaths.freeCopies, { state: chosen })}
      chosen={id}
      none={words.none}
      add={
        <Button color="primary" onClick={() => void open(appealsPaths.newFreeCopies)}>
          {words.add}
        </Button>
      }
      renderRow={(row) => (
        <>
          <span className="appeal-head">
            <strong>{nameIn(row, language)}</strong>
            <ReviewMark state={row.review.state} />
          </span>
          <small>
            {counted(row.copies)} · <Time at={row.createdAt} />
          </small>
          <small>{row.reason}</small>
        </>
      )}
      renderDetail={(shown) => <FreeCopiesView key={shown} id={shown} />}
    />
  )
}

/** On a phone a request opens in the place of the list, where there is room beside it. */
export default function FreeCopiesScreen() {
  const isWide = useWide()
  const query = useQueryOf(appealsPaths.freeCopies)
  const id = Id.safeParse(query.id).data
  const state = ReviewState.safeParse(query.state).data
  return id && !isWide ? <FreeCopiesView key={id} id={id} /> : <Requests key={state} state={state} id={id} />
}
