import { Button } from '@campus/ui/button/button.tsx'
import { CopyButton } from '@campus/ui/copy/copy-button.tsx'
import { saveFile } from '@campus/ui/download/save-file.ts'
import { useWords } from '@campus/ui/words/words.ts'
import './two-step.css'
import { twoStepWords } from './words.ts'

interface RecoveryCodesCardProps {
  readonly codes: readonly string[]
  readonly onDone: () => void
}

/** Shown once, when they are made: the server keeps their hashes alone. */
export function RecoveryCodesCard({ codes, onDone }: RecoveryCodesCardProps) {
  const words = useWords(twoStepWords)
  const text = codes.join('\n')
  const save = () => saveFile(new Blob([`${words.fileTitle}\n\n${text}\n`], { type: 'text/plain' }), 'campus-recovery-codes.txt')
  return (
    <div className="account-card">
      <h2>{words.codesTitle}</h2>
      <p className="account-lead">{words.codesText}</p>
      <ul className="two-step-codes" aria-label={words.codesTitle}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="account-buttons-inline">
        <CopyButton text={text} label={words.codesTitle} />
        <Button size="small" onClick={save}>
          {words.download}
        </Button>
      </div>
      <Button block color="primary" onClick={onDone}>
        {words.codesKept}
      </Button>
    </div>
  )
}
