import type { OutputOf } from '@campus/contract/call.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { certificatesPaths } from '@campus/contract/paths/certificates.ts'
import type { userSignatureInfo } from '@campus/contract/signature/own-signature.ts'
import { Time } from '@campus/ui/time/time.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { LinkRows } from '../../../navigation/rows.tsx'
import { ownSignatureWords } from './words.ts'

/** The applications that took my signature, newest first. */
export function UsesList({ uses: { rows, total } }: Pick<OutputOf<typeof userSignatureInfo>, 'uses'>) {
  const words = useWords(ownSignatureWords)
  const language = useLanguage()
  if (total === 0)
    return (
      <section className="page-card" aria-labelledby="signature-uses">
        <h2 id="signature-uses">{words.uses}</h2>
        <p className="page-note">{words.noUses}</p>
      </section>
    )
  return (
    <div className="page-column">
      <LinkRows
        title={words.uses}
        rows={rows.map((use) => ({
          to: certificatesPaths.application,
          query: { id: use.applicationId },
          title: nameIn(use, language),
          text: use.isCurrent ? undefined : words.earlier,
          value: <Time at={use.usedAt} />,
        }))}
      />
      {total > rows.length && <p className="page-note">{words.moreUses(total)}</p>}
    </div>
  )
}
