import { findProblems } from '@campus/contract/help/problems.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { Show } from '@campus/ui/states/show.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../api/use-read.ts'
import { ProblemCard } from '../../../domain/articles/problem-card.tsx'
import { open } from '../../../navigation/navigator.ts'
import { helpPaths } from '../../../paths/help.ts'
import { helpWords } from './words.ts'

export function FoundProblems({ wanted }: { readonly wanted: string }) {
  const words = useWords(helpWords)
  const found = useRead(findProblems, { name: wanted }, { background: true })
  const toFeedback = (
    <Button color="primary" fill="outline" onClick={() => void open(helpPaths.writeFeedback)}>
      {words.writeFeedback}
    </Button>
  )
  return (
    <Show read={found} empty={<Empty says={words.foundNothing} action={toFeedback} />}>
      {(problems) => (
        <>
          <p className="page-note" role="status">
            {words.found(problems.length)}
          </p>
          <ProblemCard problems={problems} />
        </>
      )}
    </Show>
  )
}
