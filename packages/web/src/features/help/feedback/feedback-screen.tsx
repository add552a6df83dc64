import { Button } from '@campus/ui/button/button.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { redirect } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { helpPaths } from '../../../paths/help.ts'
import { FeedbackThread } from './feedback-thread.tsx'
import { feedbackWords } from './words.ts'

export default function FeedbackScreen() {
  const words = useWords(feedbackWords)
  const { id } = useQueryOf(helpPaths.feedback)
  const toHistory = (
    <Button color="primary" fill="outline" onClick={() => void redirect(helpPaths.feedbackHistory)}>
      {words.toHistory}
    </Button>
  )
  return id ? <FeedbackThread id={id} isAlone /> : <Empty says={words.noAddress} action={toHistory} />
}
