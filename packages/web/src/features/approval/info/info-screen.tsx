import { approvalPaths } from '@campus/contract/paths/approval.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { InfoView } from './info-view.tsx'
import { infoWords } from './words.ts'

export default function InfoScreen() {
  const words = useWords(infoWords)
  const { id } = useQueryOf(approvalPaths.instance)
  if (!id) return <Empty t={words.choose} action={<PathLink to={approvalPaths.todo}>{words.toTodo}</PathLink>} />
  return <InfoView key={id} id={id} />
}
