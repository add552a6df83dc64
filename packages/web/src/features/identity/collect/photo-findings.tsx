import { FactList } from '@campus/ui/page/fact-list.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { photoCheckWords } from '../photo/check-words.ts'
import { PhotoChecks } from '../photo/photo-checks.tsx'
import { photoWords } from '../photo/words.ts'
import { type OwnPhoto } from './collected.ts'
import { shownWords } from './words.ts'

/** The checks in one sentence. */
const useSummary = ({ isJudged, checks, state }: OwnPhoto): string => {
  const words = useWords(photoCheckWords)
  const count = (verdict: string) => checks.filter((check) => check.verdict === verdict).length
  if (!isJudged) return state === 'error' ? words.notJudged : state === 'draft' ? words.notYet : words.byPerson
  if (count('refuse') > 0) return words.refused(count('refuse'))
  return count('advise') > 0 ? words.advised(count('advise')) : words.allGood(checks.length)
}

/** What the machine and the reviewer found. */
export function PhotoFindings({ photo }: { readonly photo: OwnPhoto }) {
  const words = useWords(shownWords)
  const methods = useWords(photoWords)
  const { checks, comparison, method, background, reason } = photo
  return (
    <section className="page-card" aria-labelledby="photo-findings">
      <h2 id="photo-findings">{words.found}</h2>
      <p className="page-lead">{useSummary(photo)}</p>
      {checks.length > 0 && <PhotoChecks checks={checks} />}
      <FactList
        facts={[
          [words.reason, reason],
          [words.comparison, words[comparison]],
          [words.method, methods[method]],
          [words.background, background === 'replaced' && words.replaced],
        ]}
      />
    </section>
  )
}
