import { rootCertificate, type Trust } from '@campus/contract/verification/trust.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { CopyButton } from '@campus/ui/copy/copy-button.tsx'
import { saveFile } from '@campus/ui/download/save-file.ts'
import { useId, useState } from 'react'
import { sendForBytes } from '../../../api/send.ts'
import { toastFailure } from '../../../api/toast-failure.ts'
import '@campus/ui/form/form.css'
import { nameIn } from '@campus/contract/localized-name.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { compareFingerprints, inPairs } from '../../../domain/proof/fingerprint.ts'
import { trustWords } from './words.ts'

function Comparing({ fingerprint }: { readonly fingerprint: string }) {
  const words = useWords(trustWords)
  const id = useId()
  const [pasted, setPasted] = useState('')
  const result = compareFingerprints(pasted, fingerprint)
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {words.pasted}
      </label>
      <input
        className="field-box trust-pasted"
        id={id}
        value={pasted}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setPasted(event.target.value)}
      />
      <p className="trust-compared" data-result={result} role="status">
        {result && words[result]}
      </p>
    </div>
  )
}

/** The certificate that stands behind every signature of a school, and how to make sure that it is the right one. */
export function SchoolRoot({ school }: { readonly school: Trust['schools'][number] }) {
  const words = useWords(trustWords)
  const name = nameIn(school, useLanguage())
  const fingerprint = inPairs(school.rootFingerprint)
  const download = async () => saveFile(await sendForBytes(rootCertificate, { schoolId: school.id }), `${words.fileName(name)}.cer`)
  return (
    <section className="page-card">
      <h2>{name}</h2>
      <div className="trust-print">
        <h3>{words.fingerprint}</h3>
        <code>{fingerprint}</code>
        <CopyButton text={fingerprint} label={words.fingerprint} />
      </div>
      <p className="page-note">{words.compare}</p>
      <Comparing fingerprint={school.rootFingerprint} />
      <Button color="primary" block onClick={() => void download().catch(toastFailure)}>
        {words.download}
      </Button>
    </section>
  )
}
