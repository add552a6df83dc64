import type { OutputOf } from '@campus/contract/call.ts'
import { freeCopies, templateData, templateInfo } from '@campus/contract/documents/templates.ts'
import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useRead } from '../../../api/use-read.ts'
import { applicationFor, blankApplication } from '../../../domain/certificate/application-schema.ts'
import { applyLinkTo } from '../../../domain/certificate/apply-link.ts'
import { LimitsCard } from '../../../domain/certificate/limits-card.tsx'
import { useWide } from '../../../layout/use-wide.ts'
import { useScreenTitle } from '../../../navigation/screen-title.ts'
import '../../../domain/certificate/offer.css'
import { nameIn } from '@campus/contract/localized-name.ts'
import { PaperCard } from '../../../domain/certificate/paper-card.tsx'
import { TypeIcon } from '../../../domain/certificate/type-icon.tsx'
import { usePreview } from '../../../domain/certificate/use-preview.ts'
import { WayOn } from '../../../domain/certificate/way-on.tsx'
import { MissingScores } from '../../../domain/score/missing-scores.tsx'
import { useForm } from '../../../form/use-form.ts'
import '@campus/ui/page/page.css'
import { Button } from '@campus/ui/button/button.tsx'
import { useInView } from '@campus/ui/page/use-in-view.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { Waiting } from '@campus/ui/states/waiting.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { Terms } from '../terms.tsx'
import { descriptionIn } from '../titles.ts'
import { ToAll } from '../to-all.tsx'
import { FactsCard } from './facts-card.tsx'
import { QuickCard } from './quick-card.tsx'
import './template-view.css'
import { WaysCard } from './ways-card.tsx'
import { templateWords } from './words.ts'

type Info = OutputOf<typeof templateInfo>

function Intro({ info }: { readonly info: Info }) {
  const words = useWords(templateWords)
  const language = useLanguage()
  return (
    <section className="page-card template-intro" aria-labelledby="intro">
      <TypeIcon type={info.type} />
      <div>
        <h2 id="intro">{nameIn(info, language)}</h2>
        <p>{descriptionIn(info, language)}</p>
        <Terms template={info} />
        <small>{words.version(info.version)}</small>
      </div>
    </section>
  )
}

const namesScores = ({ type, choosesCourses, choosesYears }: Info) => type === 'scores' || choosesCourses || choosesYears

function Offer({ info }: { readonly info: Info }) {
  const words = useWords(templateWords)
  const schema = useMemo(() => applicationFor(info), [info])
  const form = useForm(schema, blankApplication(info.id, 'download'), { keep: `certificate.${info.id}` })
  const chosen = useWatch({ control: form.control })
  const facts = useRead(templateData, { templateId: info.id, recordId: chosen.recordId }, { background: true })
  const copies = useRead(freeCopies, { templateId: info.id }, { background: true })
  const isWide = useWide()
  const { preview, isMaking, make, isOldFor } = usePreview()
  const current = schema.safeParse(chosen)
  const isKnown = copies.data !== undefined || copies.error !== null
  const hasMissingData = facts.data?.some(({ isMissing }) => isMissing) ?? false
  const door = applyLinkTo(info, { nextPrice: copies.data?.nextPrice, hasMissingData })
  const [action, setAction] = useState<HTMLElement | null>(null)
  // Of several ways to choose from, the first ones are enough to begin with.
  const isActionInView = useInView(action, door === 'apply' ? 0.5 : 1)
  return (
    <div className="offer">
      <div className="page-column offer-about">
        <Intro info={info} />
        {namesScores(info) && <MissingScores />}
        <LimitsCard templateId={info.id} />
      </div>
      <div className="offer-paper">
        <PaperCard
          templateId={info.id}
          preview={preview?.address}
          isPreviewOld={current.success && isOldFor(current.data)}
          isWide={isWide}
        />
      </div>
      <div className="page-column offer-way">
        {door === 'at_once' && (
          <>
            <QuickCard info={info} form={form} isPreviewing={isMaking} onPreview={make} actionRef={setAction} />
            <WaysCard info={info} title={words.otherWays} without={['download']} />
          </>
        )}
        {door === 'apply' && !isKnown && <Waiting rows={2} />}
        {door === 'apply' && isKnown && (
          <div ref={setAction}>
            <WaysCard info={info} title={words.apply} />
          </div>
        )}
        {door !== 'at_once' && door !== 'apply' && <WayOn door={door} info={info} actionRef={setAction} />}
        {facts.data && facts.data.length > 0 && <FactsCard facts={facts.data} templateId={info.id} />}
      </div>
      {!isActionInView && action && (
        <div className="template-bar">
          <Button block size="large" color="primary" onClick={() => action.scrollIntoView({ block: 'center' })}>
            {words.toApply}
          </Button>
        </div>
      )}
    </div>
  )
}

/** One certificate before one has it. */
export function TemplateView({ id }: { readonly id: string }) {
  const language = useLanguage()
  const read = useRead(templateInfo, { id })
  useScreenTitle(read.data && nameIn(read.data, language))
  return (
    <QueryView read={read} otherWay={<ToAll />}>
      {(info) => <Offer info={info} />}
    </QueryView>
  )
}
