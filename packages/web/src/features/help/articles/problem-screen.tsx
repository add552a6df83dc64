import { problemDetail } from '@campus/contract/help/problems.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { ArticleView } from '../../../parts/articles/article-view.tsx'
import { helpPaths } from '../../../paths/help.ts'

export default function ProblemScreen() {
  return <ArticleView id={useQueryOf(helpPaths.problem).id} call={problemDetail} />
}
