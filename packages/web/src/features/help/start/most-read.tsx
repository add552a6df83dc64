import { problemList } from '@campus/contract/help/problems.ts'
import { helpPaths } from '@campus/contract/paths/help.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../api/use-read.ts'
import { useHelpSchool } from '../../../domain/articles/help-school.ts'
import { ProblemCard } from '../../../domain/articles/problem-card.tsx'
import { PathLink } from '../../../navigation/path-link.tsx'
import { helpWords } from './words.ts'

const few = 6

export function MostRead() {
  const words = useWords(helpWords)
  const problems = useRead(problemList, { ...useHelpSchool(), pageSize: few })
  return (
    <section className="help-most-read" aria-labelledby="most-read">
      <header className="help-heading">
        <h2 id="most-read">{words.mostRead}</h2>
        <PathLink to={helpPaths.problems}>{words.all}</PathLink>
      </header>
      <QueryView read={problems} empty={<Empty t={words.noProblems} />}>
        {({ rows }) => <ProblemCard problems={rows} />}
      </QueryView>
    </section>
  )
}
