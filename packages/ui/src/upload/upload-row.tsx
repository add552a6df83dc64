import { CloseOutline, FileOutline, RedoOutline } from 'antd-mobile-icons'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { fileSize } from '../figures/file-size.ts'
import { useFailure } from '../states/use-failure.ts'
import { useSay, useWords } from '../words/words.ts'
import type { SentFile, Upload } from './upload-list.ts'
import { uploadWords } from './words.ts'

interface UploadRowProps {
  readonly upload: Upload<unknown>
  readonly Help?: ComponentType<{ readonly why: unknown }> | undefined
  readonly onRetry: () => void
  readonly onRemove: () => void
}

export function UploadRow({ upload: { file, state }, Help, onRetry, onRemove }: UploadRowProps) {
  const words = useWords(uploadWords)
  return (
    <li className="upload-row" data-state={state.is}>
      <Preview file={file} />
      <div className="upload-what">
        <span className="upload-name">{file.name}</span>
        <UploadState name={file.name} size={file.size} state={state} />
        {state.is === 'failed' && Help && <Help why={state.why} />}
      </div>
      {state.is === 'failed' && (
        <button type="button" className="field-button" aria-label={words.retry(file.name)} onClick={onRetry}>
          <RedoOutline aria-hidden />
        </button>
      )}
      <button
        type="button"
        className="field-button"
        aria-label={state.is === 'sending' ? words.cancel(file.name) : words.remove(file.name)}
        onClick={onRemove}
      >
        <CloseOutline aria-hidden />
      </button>
    </li>
  )
}

function UploadState({ name, size, state }: { readonly name: string; readonly size: number; readonly state: Upload<unknown>['state'] }) {
  const words = useWords(uploadWords)
  const say = useSay()
  const failure = useFailure(state.is === 'failed' ? state.why : undefined)
  if (state.is === 'sending') return <progress className="upload-progress" value={state.share} aria-label={words.progressOf(name)} />
  const text = { sent: `${fileSize(size)} · ${words.sent}`, failed: failure.advice, refused: state.is === 'refused' ? say(state.why) : '' }
  return (
    <span className="upload-note" role="status">
      {text[state.is]}
    </span>
  )
}

function Preview({ file }: { readonly file: File | SentFile }) {
  const picture = useRef<HTMLImageElement>(null)
  const [isBroken, setIsBroken] = useState(false)
  const isPicture = /^image\/(?:jpeg|png|webp)$/.test(file.type) && !isBroken
  useEffect(() => {
    if (!isPicture) return undefined
    let address = ''
    let isLeft = false
    const show = (bytes: Blob) => {
      if (isLeft || !picture.current) return
      address = URL.createObjectURL(bytes)
      picture.current.src = address
    }
    if (file instanceof Blob) show(file)
    else file.read().then(show, () => setIsBroken(true))
    return () => {
      isLeft = true
      URL.revokeObjectURL(address)
    }
  }, [file, isPicture])
  return (
    <span className="upload-preview" aria-hidden="true">
      {isPicture ? <img ref={picture} alt="" onError={() => setIsBroken(true)} /> : <FileOutline />}
    </span>
  )
}
