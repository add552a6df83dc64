import { feedbackCase } from '@campus/contract/help/feedback.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../../api/use-read.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { useQueryOf } from '../../../../navigation/use-query-of.ts'
import { CaseDetail } from './case-detail.tsx'
import { caseWords } from './words.ts'

/** One feedback on a page of its own: where a message leads, and what a phone shows. */
export default function FeedbackCaseScreen() {
  const words = useWords(caseWords)
  const { id } = useQueryOf(consolePaths.feedbackCase)
  const { data } = useRead(feedbackCase, { id: id ?? '' }, { enabled: id !== undefined })
  return (
    <ConsoleFrame screen={consolePaths.feedbackCase} title={data?.title}>
      {id === undefined ? <Empty t={words.noSuch} /> : <CaseDetail key={id} id={id} />}
    </ConsoleFrame>
  )
}
