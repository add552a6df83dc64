import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { CheckShieldOutline, LinkOutline, TextOutline } from 'antd-mobile-icons'
import type { ComponentType, ReactNode } from 'react'
import { open } from '../../../navigation/navigator.ts'
import { isRegistered } from '../../../navigation/registry.ts'
import '@campus/ui/page/rows.css'
import '@campus/ui/tile/tile.css'
import type { Path } from '@campus/contract/paths/path.ts'
import { verificationPaths } from '@campus/contract/paths/verification.ts'
import { useWords } from '@campus/ui/words/words.ts'
import type { Shown } from '../scan-step.ts'
import { resultWords } from './words.ts'

type CodeKind = Extract<Shown, { readonly code: string }>['kind']

/** The screens that take these codes; each is offered once the app has it. */
const codePlaces: Record<CodeKind, Path<{ code?: string }>> = {
  verification: verificationPaths.scanned,
}

interface FindingProps {
  readonly icon: ComponentType
  readonly title: string
  readonly text: string
  readonly content: string
  readonly isWarning?: boolean
  readonly children?: ReactNode
}

/** What was found, word for word, and what may be done with it. */
function Finding({ icon: Icon, title, text, content, isWarning = false, children }: FindingProps) {
  const words = useWords(resultWords)
  const copy = () =>
    navigator.clipboard.writeText(content).then(
      () => toast(words.copied, 'success'),
      () => toast(words.notCopied, 'failure'),
    )
  return (
    <section className="page-card finding">
      <header>
        <span className="tile-icon tile-icon-small" aria-hidden="true">
          <Icon />
        </span>
        <h2>{title}</h2>
      </header>
      <p className={isWarning ? 'finding-warning' : 'page-lead'}>{text}</p>
      <p className="finding-content">{content}</p>
      <div className="page-buttons">
        {children}
        <Button onClick={() => void copy()}>{words.copy}</Button>
      </div>
    </section>
  )
}

const icons: Record<CodeKind, ComponentType> = { verification: CheckShieldOutline }

function FoundCode({ kind, code }: { readonly kind: CodeKind; readonly code: string }) {
  const words = useWords(resultWords)
  const place = codePlaces[kind]
  return (
    <Finding icon={icons[kind]} title={words[kind]} text={words[`${kind}Text`]} content={code}>
      {isRegistered(place) && (
        <Button color="primary" onClick={() => void open(place, { code })}>
          {words.openIt}
        </Button>
      )}
    </Finding>
  )
}

function FoundLink({ url, host, isOwn }: Extract<Shown, { readonly kind: 'link' }>) {
  const words = useWords(resultWords)
  const leave = async () => {
    const isSure = await ask({ title: words.openTitle(host), text: words.openText, confirm: words.openLink })
    if (isSure) window.open(url, '_blank', 'noopener,noreferrer')
  }
  return (
    <Finding icon={LinkOutline} title={words.link} text={isOwn ? words.ownLink : words.foreignLink(host)} content={url} isWarning={!isOwn}>
      <Button color="primary" onClick={() => void leave()}>
        {words.openLink}
      </Button>
    </Finding>
  )
}

export function ShownResult({ result }: { readonly result: Shown }) {
  const words = useWords(resultWords)
  if (result.kind === 'link') return <FoundLink {...result} />
  if (result.kind === 'text') return <Finding icon={TextOutline} title={words.text} text={words.textText} content={result.text} />
  return <FoundCode {...result} />
}
