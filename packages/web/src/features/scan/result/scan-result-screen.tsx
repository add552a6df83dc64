import { decrypt, type ScanResult } from '@campus/contract/scan/scan.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { useEffect } from 'react'
import { useRead } from '../../../api/use-read.ts'
import { redirect } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import '@campus/ui/page/page.css'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { Refused } from '@campus/ui/states/refused.tsx'
import { Waiting } from '@campus/ui/states/waiting.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { isKnownPlace, takeStep } from '../follow-scan.ts'
import { type ScanStep, stepAfter } from '../scan-step.ts'
import './scan-result.css'
import { ShownResult } from './shown-result.tsx'
import { resultWords } from './words.ts'

function Leaving({ step }: { readonly step: Exclude<ScanStep, { is: 'shown' }> }) {
  useEffect(() => void takeStep(step), [step])
  return <Waiting rows={2} />
}

function ScanAgain() {
  const words = useWords(resultWords)
  return (
    <Button color="primary" fill="outline" onClick={() => void redirect(messagesPaths.scan)}>
      {words.again}
    </Button>
  )
}

function Outcome({ result }: { readonly result: ScanResult }) {
  const step = stepAfter(result, isKnownPlace)
  if (step.is !== 'shown') return <Leaving step={step} />
  return (
    <div className="page">
      <ShownResult result={step.result} />
      <ScanAgain />
    </div>
  )
}

export default function ScanResultScreen() {
  const words = useWords(resultWords)
  const { sealed } = useQueryOf(messagesPaths.scanResult)
  const read = useRead(decrypt, { text: sealed ?? '' }, { enabled: Boolean(sealed), staleTime: Number.POSITIVE_INFINITY })
  if (!sealed) return <Empty t={words.noResult} action={<ScanAgain />} />
  if (read.error && !read.data) return <Refused error={read.error} onRetry={read.refetch} action={<ScanAgain />} />
  return <QueryView read={read}>{(result) => <Outcome result={result} />}</QueryView>
}
