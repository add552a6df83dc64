import { problemList } from '@campus/contract/help/problems.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { Show } from '@campus/ui/states/show.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../api/use-read.ts'
import { ProblemCard } from '../../../domain/articles/problem-card.tsx'
import { PathLink } from '../../../navigation/path-link.tsx'
import { helpPaths } from '../../../paths/help.ts'
import { helpWords } from './words.ts'

const few = 6

export function MostRead() {
  const words = useWords(helpWords)
  const problems = useRead(problemList, { pageSize: few })
  return (
    <section className="help-most-read" aria-labelledby="most-read">
      <header className="help-heading">
        <h2 id="most-read">{words.mostRead}</h2>
        <PathLink to={helpPaths.problems}>{words.all}</PathLink>
      </header>
      <Show read={problems} empty={<Empty says={words.noProblems} />}>
        {({ rows }) => <ProblemCard problems={rows} />}
      </Show>
    </section>
  )
}
