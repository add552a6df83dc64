import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { redirect } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import '@campus/ui/page/page.css'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { peoplePaths } from '@campus/contract/paths/people.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { linkIn } from './link-in.ts'
import './scanned-screen.css'
import { scannedWords } from './words.ts'

function ScanAgain() {
  const words = useWords(scannedWords)
  return <Button onClick={() => void redirect(messagesPaths.scan)}>{words.again}</Button>
}

function LinkWarning({ href, host }: { readonly href: string; readonly host: string }) {
  const words = useWords(scannedWords)
  const leave = async () => {
    if (await ask({ title: words.openTitle(host), text: words.warning, confirm: words.open }))
      window.open(href, '_blank', 'noopener,noreferrer')
  }
  return (
    <div className="scanned-warning">
      <strong>{words.host(host)}</strong>
      <p>{words.warning}</p>
      <Button color="primary" fill="outline" onClick={() => void leave()}>
        {words.open}
      </Button>
    </div>
  )
}

/** A code that only this device has read: shown as text, opened only after a warning. */
export default function ScannedScreen() {
  const words = useWords(scannedWords)
  const { text = '' } = useQueryOf(peoplePaths.scanned)
  const link = linkIn(text)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast(words.copied, 'success')
    } catch {
      toast(words.notCopied, 'failure')
    }
  }
  if (text === '')
    return (
      <div className="page">
        <Empty t={words.nothing} action={<ScanAgain />} />
      </div>
    )
  return (
    <div className="page">
      <section className="page-card" aria-labelledby="scanned-text">
        <h2 id="scanned-text">{words.text}</h2>
        <p className="scanned-text">{text}</p>
        {link ? <LinkWarning {...link} /> : <p className="page-note">{words.warning}</p>}
        <div className="page-buttons">
          <Button onClick={() => void copy()}>{words.copy}</Button>
          <ScanAgain />
        </div>
      </section>
    </div>
  )
}
