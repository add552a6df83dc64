import type { OutputOf } from '@campus/contract/call.ts'
import { payType } from '@campus/contract/certificates/service-info.ts'
import type { DocumentWay } from '@campus/contract/documents/template-choices.ts'
import { templateData, templateInfo } from '@campus/contract/documents/templates.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { secondMenuFields } from '@campus/contract/orders/cart.ts'
import { useRead } from '../../../api/use-read.ts'
import { applyLinkTo } from '../../../domain/certificate/apply-link.ts'
import { WayOn } from '../../../domain/certificate/way-on.tsx'
import { useScreenTitle } from '../../../navigation/screen-title.ts'
import '@campus/ui/page/page.css'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { Waiting } from '@campus/ui/states/waiting.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { ApplyForm } from './apply-form.tsx'
import type { ChosenBefore } from './chosen-before.ts'
import { OtherKind } from './other-kind.tsx'
import { applyFormWords } from './words.ts'

type Info = OutputOf<typeof templateInfo>
type Kind = 'file' | 'paper'

const isOfKind = (kind: Kind) => (way: DocumentWay) => (way === 'paper') === (kind === 'paper')

interface OfferedProps {
  readonly info: Info
  readonly kind: Kind
  readonly before: ChosenBefore
}

function Offered({ info, kind, before }: OfferedProps) {
  const words = useWords(applyFormWords)
  const [first, ...more] = info.ways.filter(isOfKind(kind))
  const charging = useRead(payType, { templateId: info.id })
  const facts = useRead(templateData, { templateId: info.id, recordId: before.recordId }, { background: true })
  const known = useRead(
    secondMenuFields,
    { templateId: info.id, way: first ?? 'download' },
    { background: true, enabled: first !== undefined },
  )
  if (!first)
    return <Empty t={kind === 'paper' ? words.noPaper : words.noFile} action={<OtherKind info={info} kind={kind} before={before} />} />
  const hasMissingData = facts.data?.some(({ isMissing }) => isMissing) ?? false
  const door = applyLinkTo(info, { nextPrice: charging.data?.nextPrice, hasMissingData })
  const hasCourses = door === 'courses' && before.scoreIds.length > 0
  if (door !== 'at_once' && door !== 'apply' && !hasCourses)
    return (
      <div className="page">
        <WayOn door={door} info={info} />
      </div>
    )
  if (known.isPending) return <Waiting />
  const knownEmail = known.data?.fields.find(({ name }) => name === 'email')?.known ?? ''
  const otherKind = info.ways.length > more.length + 1 && <OtherKind info={info} kind={kind} before={before} />
  return (
    <QueryView read={charging}>
      {(charging) => (
        <ApplyForm info={info} charging={charging} ways={[first, ...more]} before={before} knownEmail={knownEmail} otherKind={otherKind} />
      )}
    </QueryView>
  )
}

interface ApplyViewProps {
  readonly templateId: string
  readonly kind: Kind
  readonly before: ChosenBefore
}

/** Applying for one certificate, as a file or on paper. */
export function ApplyView({ templateId, kind, before }: ApplyViewProps) {
  const language = useLanguage()
  const read = useRead(templateInfo, { id: templateId })
  useScreenTitle(read.data && nameIn(read.data, language))
  return (
    <QueryView read={read}>{(info) => <Offered key={`${info.id} ${info.version}`} info={info} kind={kind} before={before} />}</QueryView>
  )
}
