import { Id } from '@campus/contract/fields.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { redirect } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { certificatesPaths } from '../../../paths/certificates.ts'
import { DecisionView } from './decision-view.tsx'
import { decisionWords } from './words.ts'

export default function DecisionScreen() {
  const words = useWords(decisionWords)
  const id = Id.safeParse(useQueryOf(certificatesPaths.decision).id).data
  if (id) return <DecisionView key={id} id={id} />
  return <Empty says={words.choose} action={<Button onClick={() => void redirect(certificatesPaths.decisions)}>{words.toList}</Button>} />
}
