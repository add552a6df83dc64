import { Empty } from '@campus/ui/states/empty.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { PathLink } from '../../navigation/path-link.tsx'
import type { Path } from '../../paths/path.ts'
import { leaveWords } from './words.ts'

/** The address names no request: the list has them all. */
export function NoRequest({ list }: { readonly list: Path }) {
  const words = useWords(leaveWords)
  return <Empty says={words.choose} action={<PathLink to={list}>{words.toRequests}</PathLink>} />
}
