import type { OutputOf } from '@campus/contract/call.ts'
import { feedbackCategoryNames, ownFeedback } from '@campus/contract/help/feedback.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { EndlessList } from '@campus/ui/list/endless-list.tsx'
import { usePages } from '@campus/ui/list/use-pages.ts'
import { MasterDetail } from '@campus/ui/master-detail/master-detail.tsx'
import { useState } from 'react'
import { send } from '../../../api/send.ts'
import { keyOf } from '../../../api/use-read.ts'
import { useWide } from '../../../layout/use-wide.ts'
import { open } from '../../../navigation/navigator.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import '@campus/ui/page/page.css'
import { helpPaths } from '@campus/contract/paths/help.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import './feedback.css'
import { FeedbackState } from './feedback-state.tsx'
import { FeedbackThread } from './feedback-thread.tsx'
import { RatedAnswers } from './rated-answers.tsx'
import { feedbackWords } from './words.ts'

type Row = OutputOf<typeof ownFeedback>['rows'][number]

function RowText({ row: { title, category, state, createdAt } }: { readonly row: Row }) {
  const say = useSay()
  return (
    <>
      <span className="feedback-line-title">{title}</span>
      <FeedbackState state={state} />
      <small>
        {say(feedbackCategoryNames[category])} · <Time at={createdAt} />
      </small>
    </>
  )
}

/** A phone opens a feedback as a screen of its own; where there is room, it stands beside the list. */
export default function FeedbackHistoryScreen() {
  const words = useWords(feedbackWords)
  const isWide = useWide()
  const [chosenId, setChosenId] = useState<string>()
  const pages = usePages(keyOf(ownFeedback), (pageNum, signal) => send(ownFeedback, { pageNum }, { signal }))
  const hasRows = pages.data !== undefined && pages.data.length > 0
  const shownId = chosenId ?? pages.data?.[0]?.id
  const write = (
    <Button color="primary" onClick={() => void open(helpPaths.writeFeedback)}>
      {words.write}
    </Button>
  )
  return (
    <MasterDetail detail={isWide && hasRows && shownId !== undefined && <FeedbackThread key={shownId} id={shownId} isAlone={false} />}>
      <div className="page feedback-history list-on-card">
        {hasRows && write}
        <EndlessList label={words.history} pages={pages} empty={<Empty t={words.none} action={write} />} keyOfRow={({ id }) => id}>
          {(row) =>
            isWide ? (
              <button
                type="button"
                className="feedback-line"
                aria-current={row.id === shownId ? 'true' : undefined}
                onClick={() => setChosenId(row.id)}
              >
                <RowText row={row} />
              </button>
            ) : (
              <PathLink to={helpPaths.feedback} query={{ id: row.id }} className="feedback-line">
                <RowText row={row} />
              </PathLink>
            )
          }
        </EndlessList>
        <RatedAnswers />
      </div>
    </MasterDetail>
  )
}
