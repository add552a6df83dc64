import { helpDetail } from '@campus/contract/help/problems.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { ArticleView } from '../../../parts/articles/article-view.tsx'
import { helpPaths } from '../../../paths/help.ts'

export default function GuideScreen() {
  return <ArticleView id={useQueryOf(helpPaths.guide).id} call={helpDetail} />
}
