import { problemDetail } from '@campus/contract/help/problems.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { helpPaths } from '../../../paths/help.ts'
import { ArticleScreen } from './article-screen.tsx'

export default function ProblemScreen() {
  return <ArticleScreen id={useQueryOf(helpPaths.problem).id} call={problemDetail} />
}
