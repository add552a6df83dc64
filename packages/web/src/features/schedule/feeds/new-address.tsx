import { CopyButton } from '@campus/ui/copy/copy-button.tsx'
import { QrCode } from '@campus/ui/qr-code/qr-code.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import './feeds.css'
import { feedWords } from './words.ts'

/** An address that is shown once: to copy, to open here, or to scan. */
export function NewAddress({ address }: { readonly address: string }) {
  const words = useWords(feedWords)
  const webcal = address.replace(/^https?:/, 'webcal:')
  return (
    <div className="feed-address" role="status">
      <p className="page-note">{words.once}</p>
      <p>
        <code>{address}</code> <CopyButton text={address} label={words.address} />
      </p>
      <a href={webcal}>{words.subscribe}</a>
      <QrCode text={webcal} label={words.scan} />
      <p className="page-note">{words.scan}</p>
    </div>
  )
}
