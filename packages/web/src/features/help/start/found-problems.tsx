import { findProblems } from '@campus/contract/help/problems.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../api/use-read.ts'
import { open } from '../../../navigation/navigator.ts'
import { ProblemCard } from '../../../parts/articles/problem-card.tsx'
import { Empty } from '../../../parts/states/empty.tsx'
import { Show } from '../../../parts/states/show.tsx'
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
