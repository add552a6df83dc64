import { Refusal } from '@campus/client/failures.ts'
import { cloudPrintPaths } from '@campus/contract/paths/cloudprint.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { fileWords } from './words.ts'

/** Where an upload fails for the files that are there already, the way to them. */
export function TooManyFiles({ why }: { readonly why: unknown }) {
  const words = useWords(fileWords)
  if (!(why instanceof Refusal) || why.code !== 'too_many_files') return null
  return (
    <small>
      <PathLink to={cloudPrintPaths.files}>{words.toFiles}</PathLink>
    </small>
  )
}
