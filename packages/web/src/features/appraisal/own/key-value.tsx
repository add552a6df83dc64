import { useWords } from '@campus/ui/words/words.ts'
import { useQuery } from '@tanstack/react-query'
import { readKeys } from '../device/read-keys.ts'
import '../appraisal.css'
import { ownWords } from './words.ts'

/** The value of the keys that this device was given: who compares it with others knows that nobody has keys of their own. */
export function KeyValue({ appraisalId }: { readonly appraisalId: string }) {
  const words = useWords(ownWords)
  const { data } = useQuery({ queryKey: ['appraisal keys', appraisalId], queryFn: () => readKeys(appraisalId) })
  if (!data) return null
  return (
    <details className="appraisal-keys">
      <summary>{words.keys}</summary>
      <p className="page-note">{words.keysHint}</p>
      <code>{data.keyHash}</code>
    </details>
  )
}
