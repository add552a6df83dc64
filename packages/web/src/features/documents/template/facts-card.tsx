import type { OutputOf } from '@campus/contract/call.ts'
import type { templateData } from '@campus/contract/documents/templates.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import '@campus/ui/page/page.css'
import { certificatesPaths } from '@campus/contract/paths/certificates.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import './facts-card.css'
import { factWords } from './words.ts'

interface FactsCardProps {
  readonly facts: OutputOf<typeof templateData>
  readonly templateId: string
}

/** What the certificate would say of me, field by field; what my record lacks is marked in words. */
export function FactsCard({ facts, templateId }: FactsCardProps) {
  const words = useWords(factWords)
  return (
    <section className="page-card" aria-labelledby="facts">
      <h2 id="facts">{words.title}</h2>
      <dl className="facts">
        {facts.map(({ field, label, value, isMissing }) => (
          <div key={field}>
            <dt>{label}</dt>
            <dd>{isMissing ? <StateMark tone="waiting" t={words.missing} /> : value || words.none}</dd>
          </div>
        ))}
      </dl>
      <PathLink to={certificatesPaths.dataError} query={{ templateId }} className="facts-report">
        {words.report}
      </PathLink>
    </section>
  )
}
