import { problemList } from '@campus/contract/help/problems.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { EndlessList } from '@campus/ui/list/endless-list.tsx'
import { usePages } from '@campus/ui/list/use-pages.ts'
import { send } from '../../../api/send.ts'
import { keyOf } from '../../../api/use-read.ts'
import { ArticleLine } from '../../../domain/articles/article-line.tsx'
import { useHelpSchool } from '../../../domain/articles/help-school.ts'
import { open } from '../../../navigation/navigator.ts'
import '@campus/ui/page/page.css'
import { helpPaths } from '@campus/contract/paths/help.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { placeOfTutorial } from './place-of-tutorial.ts'
import { tutorialWords } from './words.ts'

const type = 'printing'
/** The school's guides about printing, step by step. */
export default function TutorialsScreen() {
  const words = useWords(tutorialWords)
  const filter = { ...useHelpSchool(), type, isGuide: 'true' as const }
  const pages = usePages(keyOf(problemList, filter), (pageNum, signal) => send(problemList, { ...filter, pageNum }, { signal }))
  const toProblems = (
    <Button color="primary" fill="outline" onClick={() => void open(helpPaths.problems, { type })}>
      {words.problems}
    </Button>
  )
  return (
    <div className="page page-list-of-articles list-on-card">
      <EndlessList label={words.list} pages={pages} empty={<Empty t={words.none} action={toProblems} />} keyOfRow={({ id }) => id}>
        {(tutorial) => <ArticleLine article={tutorial} placeOf={placeOfTutorial} />}
      </EndlessList>
      {(pages.total ?? 0) > 0 && toProblems}
    </div>
  )
}
