import { findProblems } from '@campus/contract/help/problems.ts'
import { helpPaths } from '@campus/contract/paths/help.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../api/use-read.ts'
import { useHelpSchool } from '../../../domain/articles/help-school.ts'
import { ProblemCard } from '../../../domain/articles/problem-card.tsx'
import { open } from '../../../navigation/navigator.ts'
import { useSession } from '../../../session/use-session.ts'
import { helpWords } from './words.ts'

export function FoundProblems({ wanted }: { readonly wanted: string }) {
  const words = useWords(helpWords)
  const found = useRead(findProblems, { ...useHelpSchool(), name: wanted }, { background: true })
  const isLoggedIn = useSession('token') !== ''
  const toFeedback = isLoggedIn ? (
    <Button color="primary" fill="outline" onClick={() => void open(helpPaths.writeFeedback)}>
      {words.writeFeedback}
    </Button>
  ) : (
    <Button color="primary" fill="outline" onClick={() => void open(helpPaths.helpDesk)}>
      {words.helpDesk}
    </Button>
  )
  return (
    <QueryView read={found} empty={<Empty t={words.foundNothing} action={toFeedback} />}>
      {(problems) => (
        <>
          <p className="page-note" role="status">
            {words.found(problems.length)}
          </p>
          <ProblemCard problems={problems} />
        </>
      )}
    </QueryView>
  )
}
