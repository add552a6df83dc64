import { Id } from '@campus/contract/fields.ts'
import type { Path } from '@campus/contract/paths/path.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { useQueryOf } from '../../../../navigation/use-query-of.ts'
import { CaseDetail } from './case-detail.tsx'
import { caseDetailWords } from './words.ts'

/** One registration on a page of its own, as a phone and a message open it. */
export function CasePage({ screen }: { readonly screen: Path<{ id: string }> }) {
  const words = useWords(caseDetailWords)
  const id = Id.safeParse(useQueryOf(screen).id).data
  return <ConsoleFrame screen={screen}>{id ? <CaseDetail key={id} id={id} /> : <Empty t={words.lost} />}</ConsoleFrame>
}
