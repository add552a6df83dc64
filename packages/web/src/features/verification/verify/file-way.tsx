import { Button } from '@campus/ui/button/button.tsx'
import { LoadingDots } from '@campus/ui/loading-dots/loading-dots.tsx'
import { useFailure } from '@campus/ui/states/use-failure.ts'
import { Switch } from '@campus/ui/switch/switch.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { FileOutline } from 'antd-mobile-icons'
import { WorkerFailure } from '../checking/ask-worker.ts'
import { mayCheckHere } from '../checking/check-apart.ts'
import { DropZone } from './drop-zone.tsx'
import './file-way.css'
import { useDroppedFile } from './use-dropped-file.ts'
import type { FileCheck } from './use-file-check.ts'
import { verifyWords } from './words.ts'

type Busy = Extract<FileCheck, { is: 'checking' | 'asking' | 'sending' }>

function BusyFile({ check, onCancel }: { readonly check: Busy; readonly onCancel: () => void }) {
  const words = useWords(verifyWords)
  return (
    <div className="file-busy" role="status">
      <FileOutline aria-hidden />
      <b>{check.name}</b>
      {check.is === 'sending' ? <progress value={check.share} aria-label={words.progressOf(check.name)} /> : <LoadingDots />}
      <p>{words[check.is]}</p>
      <Button size="small" onClick={onCancel}>
        {words.cancel}
      </Button>
    </div>
  )
}

function Trouble({ check }: { readonly check: Extract<FileCheck, { is: 'refused' | 'failed' }> }) {
  const words = useWords(verifyWords)
  const say = useSay()
  const failure = useFailure(check.is === 'failed' ? check.error : undefined)
  const isLost = check.is === 'failed' && check.error instanceof WorkerFailure
  return (
    <div className="file-trouble" role="alert">
      <p>
        <b>{check.name}</b>
        {check.is === 'refused' ? say(check.why) : isLost ? words.notLoaded : failure.advice}
      </p>
      {check.is === 'failed' && (
        <Button size="small" onClick={check.retry}>
          {words.retry}
        </Button>
      )}
    </div>
  )
}

interface FileWayProps {
  readonly check: Exclude<FileCheck, { is: 'found' }>
  readonly isSent: boolean
  readonly onSent: (isSent: boolean) => void
  readonly onFile: (file: File) => void
  readonly onCancel: () => void
}

/** A file, checked here or, who prefers that, by the school. */
export function FileWay({ check, isSent, onSent, onFile, onCancel }: FileWayProps) {
  const words = useWords(verifyWords)
  const mayStay = mayCheckHere()
  const isBusy = check.is === 'checking' || check.is === 'asking' || check.is === 'sending'
  const isOver = useDroppedFile((file) => {
    if (!isBusy) onFile(file)
  })
  return (
    <section className="page-card">
      <h2>{words.file}</h2>
      {(check.is === 'refused' || check.is === 'failed') && <Trouble check={check} />}
      {isBusy ? <BusyFile check={check} onCancel={onCancel} /> : <DropZone isOver={isOver} onFile={onFile} />}
      <div className="file-where">
        <p className="page-note">{!mayStay ? words.mustLeave : isSent ? words.leaves : words.stays}</p>
        {mayStay && <Switch label={words.sendInstead} isOn={isSent} isFixed={isBusy} onTurn={onSent} />}
      </div>
    </section>
  )
}
