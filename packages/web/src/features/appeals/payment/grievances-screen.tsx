import { payGrievances } from '@campus/contract/appeals/pay-grievance.ts'
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
import { minuteOf } from '../../../parts/time/relative-time.ts'
import { appealsPaths } from '../../../paths/trade.ts'
import { useLanguage } from '../../../words/language-store.ts'
import { useWords } from '../../../words/words.ts'
import { AppealList } from '../appeal-list.tsx'
import { appealWords } from '../words.ts'
import { GrievanceView } from './grievance-view.tsx'
import { useWayName } from './use-way-name.ts'
import { grievanceWords } from './words.ts'

function Grievances({ state, id }: { readonly state: ReviewState | undefined; readonly id: string | undefined }) {
  const words = useWords(grievanceWords)
  const { counted } = useWords(appealWords)
  const language = useLanguage()
  const wayName = useWayName()
  const asked = { state }
  const pages = usePages(keyOf(payGrievances, asked), (pageNum, signal) => send(payGrievances, { ...asked, pageNum }, { signal }))
  return (
    <AppealList
      label={words.list}
      path={appealsPaths.payGrievances}
      pages={pages}
      state={state}
      onState={(chosen) => void redirect(appealsPaths.payGrievances, { state: chosen })}
      chosen={id}
      none={words.none}
      add={
        <Button color="primary" onClick={() => void open(appealsPaths.newPayGrievance)}>
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
            {wayName(row.payWay)} · {counted(row.copies)}
          </small>
          <small>{minuteOf(Date.parse(row.paidAt))}</small>
        </>
      )}
      renderDetail={(shown) => <GrievanceView key={shown} id={shown} />}
    />
  )
}

/** On a phone an appeal opens in the place of the list, where there is room beside it. */
export default function GrievancesScreen() {
  const isWide = useWide()
  const query = useQueryOf(appealsPaths.payGrievances)
  const id = Id.safeParse(query.id).data
  const state = ReviewState.safeParse(query.state).data
  return id && !isWide ? <GrievanceView key={id} id={id} /> : <Grievances key={state} state={state} id={id} />
}
