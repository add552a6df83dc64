import type { OutputOf } from '@campus/contract/call.ts'
import { freeCopies, templateData, templateInfo } from '@campus/contract/documents/templates.ts'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { useRead } from '../../../api/use-read.ts'
import { useScreenTitle } from '../../../navigation/screen-title.ts'
import { useForm } from '../../../parts/form/use-form.ts'
import { nameIn } from '../../../parts/map/place-name.ts'
import '../../../parts/page/page.css'
import { Show } from '../../../parts/states/show.tsx'
import { useLanguage } from '../../../words/language-store.ts'
import { useWords } from '../../../words/words.ts'
import { PaperCard } from '../paper/paper-card.tsx'
import { usePreview } from '../paper/use-preview.ts'
import { Terms } from '../terms.tsx'
import { descriptionIn } from '../titles.ts'
import { ToAll } from '../to-all.tsx'
import { TypeIcon } from '../type-icon.tsx'
import { choicesFor } from './choices.ts'
import { doorTo } from './door.ts'
import { FactsCard } from './facts-card.tsx'
import { LimitsCard } from './limits-card.tsx'
import { MakeCard } from './make-card.tsx'
import './template-view.css'
import { WayOn } from './way-on.tsx'
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

function Offer({ info }: { readonly info: Info }) {
  const schema = useMemo(() => choicesFor(info), [info])
  const form = useForm(schema, { templateId: info.id, heading: '', academicYears: [], scoreIds: [] }, { keep: `certificate.${info.id}` })
  const chosen = useWatch({ control: form.control })
  const facts = useRead(templateData, { templateId: info.id, recordId: chosen.recordId }, { background: true })
  const copies = useRead(freeCopies, { templateId: info.id }, { background: true })
  const { preview, isMaking, make, isOldFor } = usePreview()
  const current = schema.safeParse(chosen)
  const nextPrice = copies.data?.nextPrice
  const door = doorTo(info, { nextPrice, hasMissingData: facts.data?.some(({ isMissing }) => isMissing) ?? false })
  return (
    <div className="template">
      <div className="page-column template-about">
        <Intro info={info} />
        <LimitsCard templateId={info.id} />
      </div>
      <div className="template-paper">
        <PaperCard templateId={info.id} preview={preview?.address} isPreviewOld={current.success && isOldFor(current.data)} />
      </div>
      <div className="page-column template-way">
        {door === 'open' ? (
          <MakeCard info={info} form={form} isPreviewing={isMaking} onPreview={make} />
        ) : (
          <WayOn door={door} info={info} nextPrice={nextPrice ?? 0} />
        )}
        {facts.data && facts.data.length > 0 && <FactsCard facts={facts.data} />}
      </div>
    </div>
  )
}

/** One certificate before one has it. */
export function TemplateView({ id }: { readonly id: string }) {
  const language = useLanguage()
  const read = useRead(templateInfo, { id })
  useScreenTitle(read.data && nameIn(read.data, language))
  return (
    <Show read={read} otherWay={<ToAll />}>
      {(info) => <Offer info={info} />}
    </Show>
  )
}
