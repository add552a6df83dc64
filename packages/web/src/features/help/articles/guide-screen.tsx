import { helpDetail } from '@campus/contract/help/problems.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { helpPaths } from '../../../paths/help.ts'
import { ArticleScreen } from './article-screen.tsx'

export default function GuideScreen() {
  return <ArticleScreen id={useQueryOf(helpPaths.guide).id} call={helpDetail} />
}
