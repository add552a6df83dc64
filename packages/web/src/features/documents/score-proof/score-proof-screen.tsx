import { appTemplates, freeCopies, templateInfo } from '@campus/contract/documents/templates.ts'
import { Id } from '@campus/contract/fields.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { useRead } from '../../../api/use-read.ts'
import { applyLinkTo, isHadAtOnce } from '../../../domain/certificate/apply-link.ts'
import { WayOn } from '../../../domain/certificate/way-on.tsx'
import { redirect } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import '@campus/ui/page/page.css'
import { documentsPaths } from '@campus/contract/paths/documents.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { Waiting } from '@campus/ui/states/waiting.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { ToAll } from '../to-all.tsx'
import { ProofForm } from './proof-form.tsx'
import './score-proof-screen.css'
import { scoreProofWords } from './words.ts'

interface ProofProps {
  readonly templateId: string
  readonly recordId: string | undefined
}

function Proof({ templateId, recordId }: ProofProps) {
  const read = useRead(templateInfo, { id: templateId })
  const copies = useRead(freeCopies, { templateId }, { background: true })
  return (
    <QueryView read={read}>
      {(info) => {
        const nextPrice = copies.data?.nextPrice
        const door = applyLinkTo(info, { nextPrice, hasMissingData: false })
        if (door === 'blocked' || door === 'incomplete' || door === 'photo')
          return (
            <div className="page">
              <WayOn door={door} info={info} />
            </div>
          )
        if (!copies.data && !copies.error) return <Waiting />
        const key = `${info.id} ${info.version}`
        return <ProofForm key={key} info={info} recordId={recordId} isHadAtOnce={isHadAtOnce(info, nextPrice)} />
      }}
    </QueryView>
  )
}

/** A proof of chosen courses. Most schools have one kind of it; where there are several, one chooses first. */
export default function ScoreProofScreen() {
  const words = useWords(scoreProofWords)
  const language = useLanguage()
  const { templateId, ...query } = useQueryOf(documentsPaths.scoreProof)
  const recordId = Id.safeParse(query.recordId).data
  const read = useRead(appTemplates, {})
  return (
    <QueryView read={read}>
      {(all) => {
        const proofs = all.filter(({ choosesCourses }) => choosesCourses)
        const shown = proofs.find(({ id }) => id === templateId) ?? proofs[0]
        if (!shown) return <Empty t={words.none} action={<ToAll />} />
        return (
          <>
            {proofs.length > 1 && (
              <div className="proof-which">
                <Choice
                  label={words.which}
                  look="chips"
                  options={proofs.map((proof) => [proof.id, nameIn(proof, language)] as const)}
                  value={shown.id}
                  onChoose={(id) => void redirect(documentsPaths.scoreProof, { templateId: id, recordId })}
                />
              </div>
            )}
            <Proof key={shown.id} templateId={shown.id} recordId={recordId} />
          </>
        )
      }}
    </QueryView>
  )
}
